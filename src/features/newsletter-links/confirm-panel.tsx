'use client';

import { useState } from 'react';
import { paths } from '@/lib/paths';
import { postJson, readMessage } from '@/lib/post-json';
import { errors } from '@/messages/errors';
import { newsletterLinks as words } from '@/messages/newsletter';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Spinner } from '@/ui/spinner';
import { type MailedLink, useMailedLink } from './use-mailed-link';

type State = { step: 'idle' | 'loading' } | { step: 'done' | 'error'; message: string };

/** Asks for a click: a mail scanner that opens the link must not confirm. */
export function ConfirmPanel() {
  const link = useMailedLink();
  return link === null ? (
    <Notice variant="danger">{words.invalid}</Notice>
  ) : (
    <Confirmation key={link.email} link={link} />
  );
}

function Confirmation({ link }: { link: MailedLink }) {
  const [state, setState] = useState<State>({ step: 'idle' });

  const confirm = async () => {
    setState({ step: 'loading' });
    const result = await postJson('/api/newsletter/confirm', link);
    if (result.ok) {
      setState({ step: 'done', message: readMessage(result.answer) ?? words.confirmed });
      return;
    }
    const failed = result.status === 0 ? errors.offline : errors.unexpected;
    setState({ step: 'error', message: result.problems[0]?.message ?? failed });
  };

  if (state.step === 'done') {
    return (
      <>
        <Notice variant="success">{state.message}</Notice>
        <Button asChild size="lg" className="mt-6">
          <a href={paths.newest}>{words.explore}</a>
        </Button>
      </>
    );
  }
  return (
    <>
      <p className="text-ink-soft">{words.confirmQuestion}</p>
      <p className="mt-2 font-display text-xl wrap-anywhere">{link.email}</p>
      <div className="mt-8 min-h-11">
        {state.step === 'loading' ? (
          <p role="status" className="flex items-center gap-3">
            <Spinner /> {words.confirming}
          </p>
        ) : (
          <Button size="lg" onClick={confirm}>
            {words.confirm}
          </Button>
        )}
      </div>
      {state.step === 'error' ? (
        <Notice variant="danger" className="mt-5">
          {state.message}
        </Notice>
      ) : null}
    </>
  );
}
