'use client';

import { admin } from '@/messages/admin';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Notice } from '@/ui/notice';
import { Spinner } from '@/ui/spinner';
import { useHydrated } from '@/ui/use-hydrated';

import { useLogin } from './use-login';
import { adminLogin as words } from '@/messages/admin-login';

/** The login form. What was typed stays; only the password is marked to be retyped. */
export function LoginForm() {
  const { checking, sending, problem, problems, formProps } = useLogin();
  const hydrated = useHydrated();

  return (
    <form {...formProps} className="flex flex-col gap-5">
      <p role="status" className="min-h-6 text-sm text-ink-soft">
        {checking ? (
          <span className="admin-login-checking">{admin.checkingAccess}</span>
        ) : (
          words.intro
        )}
      </p>
      {problem == null ? null : <Notice variant="danger">{problem}</Notice>}
      <Field id="admin-email" label={admin.email} error={problems.email}>
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
      <Field id="admin-password" label={admin.password} error={problems.password}>
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
