'use client';

import { useRef, useState } from 'react';
import { normaliseEmail } from '@/domain/email';
import { postJson } from '@/lib/post-json';
import { newsletter as words } from '@/messages/newsletter';
import { newsletterFormConsent } from '@/messages/newsletter-consent';
import { Button } from '@/ui/button';
import { Input } from '@/ui/input';
import { Label } from '@/ui/label';
import { Notice } from '@/ui/notice';
import { useForm } from '@/ui/use-form';

const FIELDS = ['email'] as const;
const OUTCOME = 'newsletter-outcome';

/** Subscribes to the newsletter: idle, sending, then a message that can be dismissed. */
export function NewsletterForm() {
  const [isSubscribed, setSubscribed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { formProps, problems, refusal, sending, clear } = useForm({
    fields: FIELDS,
    check: ({ email }) => {
      setSubscribed(false);
      return { email: email.includes('@') ? null : words.invalidEmail };
    },
    send: ({ email }) => postJson('/api/subscribers', { email: normaliseEmail(email) }),
    done: (_, form) => {
      form.reset();
      setSubscribed(true);
    },
    refused: ({ status, problems: [first] }) =>
      status === 400 && first !== undefined ? first.message : words.failed,
  });
  const problem = problems.email ?? refusal?.message;
  const text = problem ?? (isSubscribed ? words.subscribed : null);

  const dismiss = () => {
    clear();
    setSubscribed(false);
    input.current?.focus();
  };

  return (
    <form {...formProps}>
      <h2 className="font-display text-xl font-[560]">{words.title}</h2>
      <p className="mt-1 text-sm text-ink-soft">{words.text}</p>
      <fieldset disabled={sending} className="mt-4 flex flex-wrap gap-2">
        <Label htmlFor="newsletter-email" className="sr-only">
          {words.email}
        </Label>
        <Input
          ref={input}
          id="newsletter-email"
          type="email"
          name="email"
          required
          autoComplete="email"
          inputMode="email"
          placeholder={words.placeholder}
          aria-invalid={problem ? true : undefined}
          aria-describedby={text === null ? undefined : OUTCOME}
          className="min-w-48 flex-1 basis-0"
        />
        <Button type="submit" disabled={sending}>
          {sending ? words.sending : words.submit}
        </Button>
      </fieldset>
      <p className="mt-2 text-xs text-ink-soft">{newsletterFormConsent.text}</p>
      {text === null ? null : (
        <Notice
          variant={problem ? 'danger' : 'success'}
          onDismiss={dismiss}
          dismissLabel={words.dismiss}
          className="mt-3"
        >
          <span id={OUTCOME}>{text}</span>
        </Notice>
      )}
    </form>
  );
}
