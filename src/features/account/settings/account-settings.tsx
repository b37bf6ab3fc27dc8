'use client';

import { useAuth } from '@/features/auth/use-auth';
import { useSignOut } from '@/features/auth/use-sign-out';
import { account as words } from '@/messages/account';
import { Button } from '@/ui/button';
import { Disclosure } from '@/ui/disclosure';
import { Icon } from '@/ui/icon';
import { ChangeEmailForm } from './change-email-form';
import { ChangePasswordForm } from './change-password-form';

const CHANGE_EMAIL = 'trocar-email';

/** The user, the sign-out button, and the forms for e-mail address and password. */
export function AccountSettings() {
  const { user } = useAuth();
  const { leaving, leave } = useSignOut();
  if (user === null) return null;

  const sendAgain = () => {
    const line = document.getElementById(CHANGE_EMAIL);
    line?.setAttribute('open', '');
    line?.querySelector<HTMLInputElement>('input[name="password"]')?.focus();
  };

  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5 pb-7">
        <div className="min-w-0">
          <p className="text-sm text-ink-soft">{words.signedInAs}</p>
          <p className="mt-1 font-display text-2xl tracking-display wrap-anywhere">{user.email}</p>
          {user.name === '' ? null : <p className="mt-1 text-ink-soft">{user.name}</p>}
        </div>
        <Button variant="outline" onClick={leave} aria-disabled={leaving || undefined}>
          <Icon name="leave" size={18} />
          {leaving ? words.signingOut : words.signOut}
        </Button>
      </div>
      {user.pendingEmail === null ? null : (
        <div className="notice mb-7">
          <Icon name="mail" className="mt-px" />
          <div className="min-w-0 flex-1">
            <p className="wrap-anywhere">{words.pendingEmail(user.pendingEmail)}</p>
            <Button variant="link" onClick={sendAgain} className="mt-2">
              {words.resendPending}
            </Button>
          </div>
        </div>
      )}
      <div className="border-t border-hairline">
        <Disclosure id={CHANGE_EMAIL} label={words.changeEmail}>
          <ChangeEmailForm key={user.pendingEmail} pendingEmail={user.pendingEmail ?? ''} />
        </Disclosure>
        <Disclosure label={words.changePassword}>
          <ChangePasswordForm email={user.email} />
        </Disclosure>
      </div>
    </>
  );
}
