'use client';

import { useState } from 'react';
import { paths } from '@/lib/paths';
import { postJson, readMessage } from '@/lib/post-json';
import { errors } from '@/messages/errors';
import { newsletterLinks as words } from '@/messages/newsletter-links';
import { Button } from '@/ui/button';
import { type MailLinkAnswer, MailLinkQuestion } from '@/ui/mail-link-question';
import { Notice } from '@/ui/notice';
import { type MailedLink, useMailedLink } from './use-mailed-link';

type State = MailLinkAnswer | { step: 'done'; message: string };

const QUESTION = {
  question: words.confirmQuestion,
  confirm: words.confirm,
  busy: words.confirming,
};

/** Confirms the subscription of a link, once asked. */
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
    <MailLinkQuestion words={QUESTION} email={link.email} answer={state} onConfirm={confirm} />
  );
}
