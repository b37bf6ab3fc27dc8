import { useState } from 'react';
import { normaliseEmail } from '@/domain/email';
import { postJson } from '@/lib/post-json';
import { auth as words } from '@/messages/account';
import { accountApi } from '@/messages/account-api';
import { common } from '@/messages/common';
import { errors } from '@/messages/errors';
import { Button } from '@/ui/button';

type State = { step: 'idle' | 'sending' } | { step: 'answered'; text: string };

type ResendConfirmationProps = { email: string; className?: string };

/** Asks for another link; the answer does not reveal whether there is an account. */
export function ResendConfirmation({ email, className }: ResendConfirmationProps) {
  const [state, setState] = useState<State>({ step: 'idle' });

  const resend = async () => {
    if (state.step === 'sending') return;
    setState({ step: 'sending' });
    const result = await postJson('/api/users/resend-confirmation', {
      email: normaliseEmail(email),
    });
    const problem = result.ok ? undefined : (result.problems[0]?.message ?? errors.offline);
    setState({ step: 'answered', text: problem ?? accountApi.confirmationSent });
  };

  return (
    <div className={className}>
      <Button variant="link" onClick={resend} aria-disabled={state.step === 'sending' || undefined}>
        {state.step === 'sending' ? common.sending : words.resendConfirmation}
      </Button>
      <p role="status" className="mt-2 text-sm empty:hidden">
        {state.step === 'answered' ? state.text : null}
      </p>
    </div>
  );
}
