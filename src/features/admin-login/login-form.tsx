'use client';

import type { SubmitEvent } from 'react';
import { useState } from 'react';

import { admin } from '@/messages/admin';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Notice } from '@/ui/notice';
import { Spinner } from '@/ui/spinner';
import { useHydrated } from '@/ui/use-hydrated';

import { useLogin } from './use-login';
import { adminLogin as words } from '@/messages/admin-login';

type Missing = { email?: string; password?: string };

/** The login form. What was typed stays; only the password is marked to be retyped. */
export function LoginForm() {
  const { checking, sending, problem, submit } = useLogin();
  const [missing, setMissing] = useState<Missing>({});
  const hydrated = useHydrated();

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const email = String(data.get('email') ?? '').trim();
    const password = String(data.get('password') ?? '');
    const found = {
      email: email === '' ? words.emailMissing : undefined,
      password: password === '' ? words.passwordMissing : undefined,
    };
    setMissing(found);
    if (found.email != null || found.password != null) {
      fieldOf(form, found.email != null ? 'email' : 'password')?.focus();
      return;
    }
    const outcome = await submit(email, password);
    if (outcome === 'invalid') fieldOf(form, 'password')?.select();
  }

  return (
    // `post`: before hydration, a password must never end up in the URL.
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <p role="status" className="min-h-6 text-sm text-ink-soft">
        {checking ? (
          <span className="admin-login-checking">{admin.checkingAccess}</span>
        ) : (
          words.intro
        )}
      </p>
      {problem == null ? null : <Notice variant="danger">{problem}</Notice>}
      <Field id="admin-email" label={admin.email} error={missing.email}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <Field id="admin-password" label={admin.password} error={missing.password}>
        {(control) => (
          <Input
            {...control}
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      <Button type="submit" size="lg" disabled={sending || !hydrated} className="mt-2 w-full">
        {sending ? <Spinner /> : null}
        {sending ? admin.loggingIn : admin.login}
      </Button>
    </form>
  );
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}
