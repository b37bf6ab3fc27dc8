'use client';

import { Button, toast } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';

import { BROKEN_STATES } from '@/domain/link-health';
import { postJson, readMessage } from '@/lib/post-json';
import { links as words } from '@/messages/links';

import type { LinkView } from './link-view';
import { ReplaceForm } from './replace-form';

type Props = {
  link: Pick<LinkView, 'id' | 'url' | 'state' | 'finalUrl' | 'acknowledged' | 'resting'>;
  /** Names the gift to who hears the buttons without seeing the row. */
  giftTitle?: string;
  /** Absent where the form beside has the link itself. */
  canReplace?: boolean;
  /** Why nothing can be done now. */
  blocked?: string;
  onDone: () => void;
};

/** What can be done with a link, each in one click; a new link is typed first. */
export function LinkActions({ link, giftTitle, canReplace = true, blocked, onDone }: Props) {
  const [isReplacing, setReplacing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const desk = useRef<HTMLDivElement>(null);
  const [hasActed, setActed] = useState(false);
  const isBroken = BROKEN_STATES.some((state) => state === link.state);

  useEffect(() => {
    // A browser takes the focus from what is disabled, or goes.
    if (isBusy || !hasActed || document.activeElement !== document.body) return;
    desk.current?.querySelector('button')?.focus();
  }, [isBusy, isReplacing, hasActed]);

  async function act(name: string, body: object = {}): Promise<void> {
    setActed(true);
    setBusy(true);
    setProblem(null);
    const result = await postJson(`/api/link-checks/${String(link.id)}/${name}`, body);
    setBusy(false);
    if (!result.ok) {
      const [refusal] = result.problems;
      if (refusal?.field === 'url') setProblem(refusal.message);
      else toast.error(refusal?.message ?? words.failed);
      return;
    }
    toast.success(readMessage(result.answer) ?? words.acknowledged);
    setReplacing(false);
    onDone();
  }

  const button = (label: string, onClick: () => void) => (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={isBusy || blocked !== undefined}
      onClick={onClick}
      {...(giftTitle && { 'aria-label': words.forGift(label, giftTitle) })}
    >
      {label}
    </Button>
  );

  if (isReplacing) {
    return (
      <ReplaceForm
        address={link.finalUrl ?? link.url}
        isBusy={isBusy}
        problem={problem}
        onSave={(url) => void act('replace', { url })}
        onBack={() => {
          setActed(true);
          setProblem(null);
          setReplacing(false);
        }}
      />
    );
  }
  return (
    <div className="link-actions" ref={desk}>
      {isBroken && !link.acknowledged
        ? button(words.acknowledge, () => void act('acknowledge'))
        : null}
      {canReplace ? button(words.replace, () => setReplacing(true)) : null}
      {link.resting ? null : button(words.rest, () => void act('rest'))}
      {blocked === undefined ? null : <p className="link-hint">{blocked}</p>}
    </div>
  );
}
