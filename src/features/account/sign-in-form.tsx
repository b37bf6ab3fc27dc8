'use client';

import { useState, type SubmitEvent } from 'react';
import { normaliseEmail } from '@/domain/email';
import { postJson } from '@/lib/post-json';
import { textOf } from '@/lib/text-of';
import { auth as words } from '@/messages/account';
import { accountPages } from '@/messages/pages';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Notice } from '@/ui/notice';

const UNVERIFIED = 403;

/** Signs in; the answers are those of the specification (section 8). */
export function SignInForm({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSending(true);
    setProblem(null);
    const result = await postJson('/api/users/login', {
      email: normaliseEmail(textOf(data, 'email')),
      password: textOf(data, 'password'),
    });
    if (result.ok) await onSignedIn();
    else if (result.status === UNVERIFIED) setProblem(words.unconfirmed);
    else setProblem(words.loginError(result.problems[0]?.message ?? accountPages.unreachable));
    setSending(false);
  };

  return (
    <form method="post" onSubmit={submit} aria-busy={sending} className="grid gap-5">
      <Field id="entrar-email" label={words.email}>
        {(control) => (
          <Input {...control} type="email" name="email" required autoComplete="username" />
        )}
      </Field>
      <Field id="entrar-senha" label={words.password}>
        {(control) => (
          <Input
            {...control}
            type="password"
            name="password"
            required
            autoComplete="current-password"
          />
        )}
      </Field>
      <Button type="submit" size="lg" disabled={sending}>
        {sending ? words.loggingIn : words.login}
      </Button>
      {problem ? <Notice variant="danger">{problem}</Notice> : null}
    </form>
  );
}
