'use client';

import { useState } from 'react';
import { formatDate } from '@/domain/dates';
import { account as words } from '@/messages/account';
import { common } from '@/messages/common';
import { Button } from '@/ui/button';
import { Disclosure } from '@/ui/disclosure';
import { Notice } from '@/ui/notice';
import { type GivenConsent, readConsents } from './read-consents';

type State = { step: 'loading' | 'failed' } | { step: 'read'; consents: GivenConsent[] };

/** What the user agreed to, when, and the text of it; read anew each time that it is opened. */
export function Consents() {
  const [state, setState] = useState<State>({ step: 'loading' });

  const read = async () => {
    const consents = await readConsents();
    setState(consents === null ? { step: 'failed' } : { step: 'read', consents });
  };

  return (
    <Disclosure label={words.consents} onOpen={read}>
      {state.step === 'loading' ? <p role="status">{words.consentsLoading}</p> : null}
      {state.step === 'failed' ? (
        <Notice variant="danger">
          {words.consentsFailed}
          <Button variant="link" onClick={read} className="mt-2 block">
            {common.retry}
          </Button>
        </Notice>
      ) : null}
      {state.step === 'read' && state.consents.length === 0 ? <p>{words.consentsEmpty}</p> : null}
      {state.step === 'read' ? (
        <ul>
          {state.consents.map(({ id, text, givenAt, withdrawnAt }) => (
            <li key={id} className="border-t border-hairline py-4 first:border-0 first:pt-0">
              <p>{text}</p>
              <p className="mt-1 text-sm text-ink-soft">
                {words.consentGiven(formatDate(new Date(givenAt)))}
                {withdrawnAt === null
                  ? null
                  : ` · ${words.consentWithdrawn(formatDate(new Date(withdrawnAt)))}`}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
    </Disclosure>
  );
}
