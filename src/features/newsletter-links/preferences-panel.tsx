'use client';

import { useCallback, useEffect, useState } from 'react';
import { type PostResult, postJson, readMessage } from '@/lib/post-json';
import { property } from '@/lib/property';
import { common } from '@/messages/common';
import { errors } from '@/messages/errors';
import { newsletterLinks as words } from '@/messages/newsletter-links';
import { Button } from '@/ui/button';
import { Choice } from '@/ui/choice';
import { ErrorState } from '@/ui/error-state';
import { Notice } from '@/ui/notice';
import { AddressData } from './address-data';
import { type MailedLink, useMailedLink } from './use-mailed-link';

type Wanted = { ideas: boolean; dates: boolean };
type Outcome = { variant: 'success' | 'danger'; text: string };
type State =
  | { step: 'loading' }
  | { step: 'closed' | 'unreachable'; message: string }
  | { step: 'read'; wanted: Wanted };

const ADDRESS = '/api/newsletter/preferences';
/** The link is good, and its address is not subscribed. */
const ABSENT = 404;
/** Trying again does not help. */
const FINAL = new Set([400, ABSENT]);

/** For who has a mail to an address. */
export function PreferencesPanel() {
  const link = useMailedLink();
  return link === null ? (
    <Notice variant="danger">{words.invalid}</Notice>
  ) : (
    <LinkedPreferences key={link.email} link={link} />
  );
}

/** Which letters an address wants, and below what is stored about it, whether or not it is subscribed. */
function LinkedPreferences({ link }: { link: MailedLink }) {
  const [erased, setErased] = useState<string | null>(null);
  const [isProven, setProven] = useState(false);
  if (erased !== null) return <Notice variant="success">{erased}</Notice>;
  return (
    <>
      <Preferences {...link} onProven={setProven} />
      {isProven ? <AddressData link={link} onErased={setErased} /> : null}
    </>
  );
}

function stateOf(result: PostResult): State {
  if (result.ok) {
    const wants = (name: string) => property(result.answer, name) === true;
    return { step: 'read', wanted: { ideas: wants('ideas'), dates: wants('dates') } };
  }
  const failed = result.status === 0 ? errors.offline : errors.unexpected;
  const message = result.problems[0]?.message ?? failed;
  return { step: FINAL.has(result.status) ? 'closed' : 'unreachable', message };
}

type PreferencesProps = MailedLink & { onProven: (isProven: boolean) => void };

function Preferences({ email, signature, campaign, onProven }: PreferencesProps) {
  const [state, setState] = useState<State>({ step: 'loading' });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);

  const read = useCallback(
    () =>
      postJson(ADDRESS, { email, signature, campaign }).then((result) => {
        setState(stateOf(result));
        onProven(result.ok || result.status === ABSENT);
      }),
    [email, signature, campaign, onProven],
  );

  useEffect(() => {
    void read();
  }, [read]);

  if (state.step === 'loading') return <p role="status">{common.loading}</p>;
  if (state.step !== 'read') {
    return state.step === 'closed' ? (
      <Notice variant="danger">{state.message}</Notice>
    ) : (
      <ErrorState title={state.message} onRetry={read} />
    );
  }

  const { wanted } = state;
  const choose = (change: Partial<Wanted>) => {
    setOutcome(null);
    setState({ step: 'read', wanted: { ...wanted, ...change } });
  };
  const save = async () => {
    setBusy(true);
    const result = await postJson(ADDRESS, { email, signature, campaign, wanted });
    setBusy(false);
    if (result.ok) {
      setOutcome({ variant: 'success', text: readMessage(result.answer) ?? words.saved });
      return;
    }
    const failed = result.status === 0 ? errors.offline : errors.unexpected;
    setOutcome({ variant: 'danger', text: result.problems[0]?.message ?? failed });
  };

  return (
    <>
      <p className="text-ink-soft">{words.preferencesFor}</p>
      <p className="mt-1 mb-6 font-display text-xl wrap-anywhere">{email}</p>
      <Choice
        label={words.ideas}
        checked={wanted.ideas}
        onChange={({ target }) => choose({ ideas: target.checked })}
      />
      <Choice
        label={words.dates}
        checked={wanted.dates}
        onChange={({ target }) => choose({ dates: target.checked })}
      />
      <p className="mt-3 text-sm text-ink-soft">{words.none}</p>
      <Button
        size="lg"
        className="mt-6"
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : save}
      >
        {busy ? common.saving : words.save}
      </Button>
      {outcome ? (
        <Notice variant={outcome.variant} className="mt-5">
          {outcome.text}
        </Notice>
      ) : null}
    </>
  );
}
