'use client';

import { useEffect, useRef, useState } from 'react';
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
import { useForm } from '@/ui/use-form';
import { dropDraft, restoreDraft, saveDraft } from './draft';
import { CONTACT_FIELDS, contactProblems } from './validate-contact';

const FIELDS = [...CONTACT_FIELDS, 'website'] as const;

/** Sends a message to us; what is not sent yet survives in the tab. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [isSent, setSent] = useState(false);
  const { formProps, problems, refusal, sending } = useForm({
    fields: FIELDS,
    check: (values) => contactProblems(values),
    send: (values) => {
      setSent(false);
      return postJson('/api/contact-messages', { ...values, email: normaliseEmail(values.email) });
    },
    done: (_, target) => {
      target.reset();
      dropDraft();
      setSent(true);
    },
    refused: () => words.failed,
  });

  useEffect(() => {
    if (form.current) restoreDraft(form.current);
  }, []);

  return (
    <form
      {...formProps}
      ref={form}
      onInput={(event) => {
        saveDraft(event.currentTarget);
        formProps.onInput(event);
      }}
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
      {/* People neither see it nor reach it: what fills it in is a program. */}
      <div aria-hidden className="absolute -left-[200vw]">
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="sm:col-span-2">
        <Button type="submit" size="lg" disabled={sending}>
          {sending ? words.sending : words.submit}
        </Button>
        {isSent ? (
          <Notice variant="success" className="mt-5">
            {words.sent}
          </Notice>
        ) : null}
        {refusal ? (
          <Notice variant="danger" className="mt-5">
            {refusal.message}
          </Notice>
        ) : null}
      </div>
    </form>
  );
}
