'use client';

import { useRef, useState, type SubmitEvent } from 'react';
import { normaliseEmail } from '@/domain/email';
import { postJson } from '@/lib/post-json';
import { newsletter as words } from '@/messages/newsletter';
import { Button } from '@/ui/button';
import { Input } from '@/ui/input';
import { Label } from '@/ui/label';
import { Notice } from '@/ui/notice';

type Outcome = { variant: 'success' | 'danger'; text: string };

/** Subscribes to the newsletter: idle, sending, then a message that can be dismissed. */
export function NewsletterForm() {
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = normaliseEmail(input.current?.value ?? '');
    if (!email.includes('@')) {
      setOutcome({ variant: 'danger', text: words.invalidEmail });
      input.current?.focus();
      return;
    }
    setOutcome(null);
    setSending(true);
    const result = await postJson('/api/subscribers', { email });
    setSending(false);
    if (result.ok) {
      if (input.current) input.current.value = '';
      setOutcome({ variant: 'success', text: words.subscribed });
    } else {
      const refusal = result.status === 400 ? result.problems[0]?.message : undefined;
      setOutcome({ variant: 'danger', text: refusal ?? words.failed });
    }
  };

  const dismiss = () => {
    setOutcome(null);
    input.current?.focus();
  };

  return (
    // A post, so that a form sent before its script has loaded never writes an address into the URL.
    <form method="post" noValidate onSubmit={submit}>
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
          aria-invalid={outcome?.variant === 'danger' || undefined}
          aria-describedby={outcome ? 'newsletter-outcome' : undefined}
          className="min-w-48 flex-1 basis-0"
        />
        <Button type="submit" disabled={sending}>
          {sending ? words.sending : words.submit}
        </Button>
      </fieldset>
      {outcome ? (
        <Notice
          variant={outcome.variant}
          onDismiss={dismiss}
          dismissLabel={words.dismiss}
          className="mt-3"
        >
          <span id="newsletter-outcome">{outcome.text}</span>
        </Notice>
      ) : null}
    </form>
  );
}
