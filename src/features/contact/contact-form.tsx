'use client';

import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { normaliseEmail } from '@/domain/email';
import { postJson } from '@/lib/post-json';
import { contact as words } from '@/messages/contact';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { EmailInput } from '@/ui/email-input';
import { Input } from '@/ui/input';
import { Notice } from '@/ui/notice';
import { Select } from '@/ui/select';
import { Textarea } from '@/ui/textarea';
import { dropDraft, readForm, restoreDraft, saveDraft } from './draft';
import {
  CONTACT_FIELDS,
  contactProblems,
  isContactField,
  type ContactProblems,
} from './validate-contact';

/** Sends a message to us. The fields keep their own text, so a failure leaves everything as it was typed. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<ContactProblems>({});
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<'sent' | 'failed' | null>(null);

  useEffect(() => {
    if (form.current) restoreDraft(form.current);
  }, []);

  const refuse = (found: ContactProblems) => {
    setProblems(found);
    const first = CONTACT_FIELDS.find((name) => found[name]);
    const field = first ? form.current?.elements.namedItem(first) : null;
    if (field instanceof HTMLElement) field.focus();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    const values = readForm(target);
    setOutcome(null);
    const found = contactProblems(values);
    if (Object.keys(found).length > 0) {
      refuse(found);
      return;
    }

    setProblems({});
    setSending(true);
    const result = await postJson('/api/contact-messages', {
      ...values,
      email: normaliseEmail(values.email),
    });
    setSending(false);
    if (result.ok) {
      target.reset();
      dropDraft();
      setOutcome('sent');
      return;
    }
    const refused: ContactProblems = {};
    for (const { field, message } of result.problems) {
      if (isContactField(field)) refused[field] = message;
    }
    if (Object.keys(refused).length > 0) refuse(refused);
    else setOutcome('failed');
  };

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={(event) => saveDraft(event.currentTarget)}
      aria-busy={sending}
      className="grid gap-5 sm:grid-cols-2"
    >
      <Field id="contato-nome" label={words.name} error={problems.name}>
        {(control) => (
          <Input {...control} name="name" required readOnly={sending} autoComplete="name" />
        )}
      </Field>
      <Field id="contato-email" label={words.email} error={problems.email}>
        {(control) => <EmailInput {...control} readOnly={sending} autoComplete="email" />}
      </Field>
      <Field
        id="contato-assunto"
        label={words.subject}
        error={problems.subject}
        className="sm:col-span-2"
      >
        {(control) => (
          <Select {...control} name="subject" required defaultValue="">
            <option value="">{words.chooseSubject}</option>
            {words.subjects.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        id="contato-mensagem"
        label={words.message}
        error={problems.message}
        className="sm:col-span-2"
      >
        {(control) => <Textarea {...control} name="message" required readOnly={sending} rows={7} />}
      </Field>
      <div className="sm:col-span-2">
        <Button type="submit" size="lg" disabled={sending}>
          {sending ? words.sending : words.submit}
        </Button>
        {outcome === 'sent' ? (
          <Notice variant="success" className="mt-5">
            {words.sent}
          </Notice>
        ) : null}
        {outcome === 'failed' ? (
          <Notice variant="danger" className="mt-5">
            {words.failed}
          </Notice>
        ) : null}
      </div>
    </form>
  );
}
