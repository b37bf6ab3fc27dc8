'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { documentId } from '@/domain/document-id';
import { postJson } from '@/lib/post-json';
import { errors } from '@/messages/errors';
import { unsubscribe as words } from '@/messages/newsletter';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Spinner } from '@/ui/spinner';
import { emailFromQuery } from './email-from-query';

type State = { step: 'idle' | 'loading' | 'success' } | { step: 'error'; message: string };

/** Asks for confirmation: a mail scanner that opens the link must not unsubscribe. */
export function UnsubscribePanel() {
  const search = useSearchParams();
  const received = search.get('email') ?? '';
  const proof = {
    signature: search.get('assinatura') ?? undefined,
    campaign: documentId(search.get('campanha')) ?? undefined,
  };
  const email = emailFromQuery(received);
  // Keyed by the address: another link opened in the same tab starts from the beginning.
  return email ? (
    <Confirmation key={email} email={email} received={received} proof={proof} />
  ) : (
    <Notice variant="danger">{words.missingEmail}</Notice>
  );
}

type ConfirmationProps = {
  email: string;
  received: string;
  /** What a mail's link says beside the address. */
  proof: { signature: string | undefined; campaign: number | undefined };
};

function Confirmation({ email, received, proof }: ConfirmationProps) {
  const [state, setState] = useState<State>({ step: 'idle' });

  const confirm = async () => {
    setState({ step: 'loading' });
    const result = await postJson('/api/newsletter/unsubscribe', { email, ...proof });
    if (result.ok) {
      setState({ step: 'success' });
      return;
    }
    const unreachable = result.status === 0 ? words.checkFailed(errors.offline) : words.unknown;
    setState({ step: 'error', message: result.problems[0]?.message ?? unreachable });
  };

  return (
    <>
      {state.step === 'success' ? (
        <Notice variant="success">{words.done}</Notice>
      ) : (
        <>
          <p className="text-ink-soft">{words.question}</p>
          <p className="mt-2 font-display text-xl wrap-anywhere">{email}</p>
          <div className="mt-8 min-h-11">
            {state.step === 'loading' ? (
              <p role="status" className="flex items-center gap-3">
                <Spinner /> {words.processing}
              </p>
            ) : (
              <Button onClick={confirm}>{words.confirm}</Button>
            )}
          </div>
          {state.step === 'error' ? (
            <Notice variant="danger" className="mt-5">
              {state.message}
            </Notice>
          ) : null}
        </>
      )}
      <p className="mt-10 border-t border-hairline pt-4 text-xs wrap-anywhere text-ink-soft">
        {words.received(received)}
      </p>
    </>
  );
}
