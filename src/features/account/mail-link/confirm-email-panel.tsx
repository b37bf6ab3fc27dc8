'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useAuth } from '@/features/auth/use-auth';
import { paths } from '@/lib/paths';
import { postJson, readMessage } from '@/lib/post-json';
import { auth, confirmPage as words } from '@/messages/account';
import { accountApi } from '@/messages/account-api';
import { errors } from '@/messages/errors';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { Notice } from '@/ui/notice';
import { Spinner } from '@/ui/spinner';
import { MailLinkForm } from './mail-link-form';
import { OwnSignUpForm } from './own-sign-up-form';
import { takeToken } from './take-token';

/** Several sign-ups wait for the address: only a password says which of them is meant. */
const AMBIGUOUS = 409;

type State =
  | { step: 'working' | 'invalid' }
  | { step: 'asking'; token: string }
  | { step: 'done'; message: string }
  | { step: 'unreachable'; message: string };

/**
 * Uses the link of a new account or of a new address. The request is a POST that this script sends: a scanner that only
 * opens the links of a mail confirms nothing.
 */
export function ConfirmEmailPanel() {
  const { user, refresh } = useAuth();
  const [state, setState] = useState<State>({ step: 'working' });
  const token = useRef<string | null>(undefined);

  const finish = useCallback(
    async (answer: unknown) => {
      setState({ step: 'done', message: readMessage(answer) ?? accountApi.emailConfirmed });
      await refresh();
    },
    [refresh],
  );

  const confirm = useCallback(async () => {
    if (token.current == null) {
      setState({ step: 'invalid' });
      return;
    }
    setState({ step: 'working' });
    const result = await postJson('/api/users/confirm-email', { token: token.current });
    if (result.ok) await finish(result.answer);
    else if (result.status === 400) setState({ step: 'invalid' });
    else if (result.status === AMBIGUOUS) setState({ step: 'asking', token: token.current });
    else {
      const message = result.status === 0 ? errors.offline : errors.unexpected;
      setState({ step: 'unreachable', message: result.problems[0]?.message ?? message });
    }
  }, [finish]);

  useEffect(() => {
    // A link works once, so it is sent once, also when React runs the effect twice.
    if (token.current !== undefined) return;
    token.current = takeToken();
    void confirm();
  }, [confirm]);

  if (state.step === 'working') {
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner /> {words.working}
      </p>
    );
  }
  if (state.step === 'unreachable') return <ErrorState title={state.message} onRetry={confirm} />;
  if (state.step === 'asking') {
    return (
      <OwnSignUpForm
        token={state.token}
        onDone={finish}
        onInvalid={() => setState({ step: 'invalid' })}
      />
    );
  }
  if (state.step === 'done') {
    return (
      <>
        <Notice variant="success">{state.message}</Notice>
        <Button asChild size="lg" className="mt-6">
          <a href={paths.settings}>{user === null ? words.signIn : words.toSettings}</a>
        </Button>
      </>
    );
  }
  return (
    <>
      <Notice variant="danger">{auth.verifyLinkInvalid}</Notice>
      <p className="mt-6 mb-5">{words.again}</p>
      <MailLinkForm kind="confirm-email" />
    </>
  );
}
