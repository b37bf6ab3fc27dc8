'use client';

import { Button, toast } from '@payloadcms/ui';
import { useId, useState } from 'react';

import { formatMoment } from '@/domain/dates';
import { property } from '@/lib/property';
import { webhooks as words } from '@/messages/webhooks';

import { useAct } from './use-act';

type Props = { id: number; secretAt: string | null; onDone: () => void };

/** Makes a new secret, after a warning where there is one already, and shows it until the page is left. */
export function SecretPart({ id, secretAt, onDone }: Props) {
  const field = useId();
  const { isBusy, act } = useAct();
  const [secret, setSecret] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);

  async function generate(): Promise<void> {
    const made = property(await act(`/api/webhooks/${String(id)}/secret`), 'secret');
    setAsking(false);
    if (typeof made !== 'string') return;
    setSecret(made);
    onDone();
  }
  async function copy(): Promise<void> {
    if (secret === null) return;
    await navigator.clipboard.writeText(secret).then(
      () => toast.success(words.copied),
      () => toast.error(words.failed),
    );
  }

  if (secret !== null) {
    return (
      <div className="link-replace">
        <label htmlFor={field}>{words.secretLabel}</label>
        <input id={field} readOnly value={secret} onFocus={(event) => event.target.select()} />
        <div className="link-actions">
          <Button size="small" margin={false} onClick={() => void copy()}>
            {words.copy}
          </Button>
        </div>
      </div>
    );
  }
  if (isAsking) {
    return (
      <div role="group" aria-label={words.reallyNewSecret}>
        <p className="link-hint">{words.newSecretWarning}</p>
        <div className="link-actions">
          <Button size="small" margin={false} disabled={isBusy} onClick={() => void generate()}>
            {words.generate}
          </Button>
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => setAsking(false)}
          >
            {words.cancel}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <>
      <p className="link-hint">
        {secretAt === null ? words.noSecretYet : words.secretOf(formatMoment(new Date(secretAt)))}
      </p>
      <div className="link-actions">
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isBusy}
          onClick={() => (secretAt === null ? void generate() : setAsking(true))}
        >
          {words.newSecret}
        </Button>
      </div>
    </>
  );
}
