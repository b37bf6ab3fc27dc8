'use client';

import { useEffect, useRef, useState } from 'react';
import { paths } from '@/lib/paths';
import { accountApi } from '@/messages/account-api';
import { auth, confirmPage, resetPage as words } from '@/messages/account';
import { common } from '@/messages/common';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { MailLinkForm } from './mail-link-form';
import { ResetPasswordForm } from './reset-password-form';
import { takeToken } from './take-token';

type State = { step: 'reading' | 'invalid' | 'done' } | { step: 'asking'; token: string };

/** Sets a new password by the link of a mail. */
export function ResetPasswordPanel() {
  const [state, setState] = useState<State>({ step: 'reading' });
  const isTaken = useRef(false);

  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    const token = takeToken();
    setState(token === null ? { step: 'invalid' } : { step: 'asking', token });
  }, []);

  if (state.step === 'reading') return <p role="status">{common.loading}</p>;
  if (state.step === 'asking') {
    return (
      <ResetPasswordForm
        token={state.token}
        onDone={() => setState({ step: 'done' })}
        onInvalid={() => setState({ step: 'invalid' })}
      />
    );
  }
  if (state.step === 'done') {
    return (
      <>
        <Notice variant="success">{accountApi.passwordReset}</Notice>
        <Button asChild size="lg" className="mt-6">
          <a href={paths.settings}>{confirmPage.signIn}</a>
        </Button>
      </>
    );
  }
  return (
    <>
      <Notice variant="danger">{auth.resetLinkInvalid}</Notice>
      <p className="mt-6 mb-5">{words.again}</p>
      <MailLinkForm kind="reset-password" />
    </>
  );
}
