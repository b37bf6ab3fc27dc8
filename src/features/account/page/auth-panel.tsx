'use client';

import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { auth as words } from '@/messages/account';
import { accountPages } from '@/messages/pages';
import { Button } from '@/ui/button';
import { Heading } from '@/ui/heading';
import { Notice } from '@/ui/notice';

import { LoginForm } from './login-form';
import { MailLinkForm } from '../mail-link/mail-link-form';
import { ResendConfirmation } from './resend-confirmation';
import { SignUpForm } from './sign-up-form';

type Mode = 'login' | 'sign-up' | 'forgot';

const TEXTS: Record<Mode, { title: string; text?: string }> = {
  login: { title: words.loginHeading },
  'sign-up': { title: words.signUpTitle, text: words.signUpText },
  forgot: { title: words.forgotPassword, text: words.forgotPasswordText },
};

type AuthPanelProps = {
  /** Said above the fields of the login. */
  prompt: string;
  onSignedIn: () => void;
};

/** Login, sign-up and forgotten password. The e-mail address typed in one is taken over by the next. */
export function AuthPanel({ prompt, onSignedIn }: AuthPanelProps) {
  const [mode, setMode] = useState<Mode>('login');
  const [email, setEmail] = useState('');
  const [isCreated, setCreated] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef<Mode>(mode);

  useEffect(() => {
    if (seen.current === mode) return;
    seen.current = mode;
    heading.current?.focus();
  }, [mode]);

  const keepEmail = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement && target.name === 'email') setEmail(target.value);
  };
  const turnTo = (next: Mode) => {
    setCreated(false);
    setMode(next);
  };

  return (
    <div onInput={keepEmail}>
      <Heading ref={heading} level={2} size="block" tabIndex={-1} className="focus:outline-none">
        {TEXTS[mode].title}
      </Heading>
      <p className="mt-2 mb-6 text-ink-soft">{TEXTS[mode].text ?? prompt}</p>
      <noscript>
        <p className="notice notice-danger mb-6">{accountPages.noScript}</p>
      </noscript>
      {isCreated ? (
        <Notice variant="success" className="mb-6">
          {words.created}
          <ResendConfirmation email={email} className="mt-3" />
        </Notice>
      ) : null}
      {mode === 'login' ? <LoginForm email={email} onSignedIn={onSignedIn} /> : null}
      {mode === 'sign-up' ? (
        <SignUpForm
          email={email}
          onCreated={(created) => {
            setEmail(created);
            setMode('login');
            setCreated(true);
          }}
        />
      ) : null}
      {mode === 'forgot' ? <MailLinkForm kind="reset-password" email={email} /> : null}
      <div className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-3 border-t border-hairline pt-5">
        <Button variant="link" onClick={() => turnTo(mode === 'login' ? 'sign-up' : 'login')}>
          {mode === 'login' ? words.toSignUp : words.toLogin}
        </Button>
        {mode === 'login' ? (
          <Button variant="link" onClick={() => turnTo('forgot')}>
            {words.forgotPassword}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
