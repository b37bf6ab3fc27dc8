'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { documentId } from '@/domain/document-id';
import { postJson } from '@/lib/post-json';
import { errors } from '@/messages/errors';
import { unsubscribe as words } from '@/messages/newsletter-links';
import { type MailLinkAnswer, MailLinkQuestion } from '@/ui/mail-link-question';
import { Notice } from '@/ui/notice';
import { emailFromQuery } from './email-from-query';

type State = MailLinkAnswer | { step: 'success' };

const QUESTION = { question: words.question, confirm: words.confirm, busy: words.processing };

/** Unsubscribes the address of a link, once asked. */
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
        <MailLinkQuestion words={QUESTION} email={email} answer={state} onConfirm={confirm} />
      )}
      <p className="mt-10 border-t border-hairline pt-4 text-xs wrap-anywhere text-ink-soft">
        {words.received(received)}
      </p>
    </>
  );
}
