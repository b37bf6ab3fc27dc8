'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

import { postJson } from '@/lib/post-json';
import { apiKeys as words } from '@/messages/api-keys';

type Props = {
  id: string | number;
  name: string;
  expiresAt: unknown;
  revokedAt: unknown;
};

/** Whether a key works, and the button that ends it. */
export function KeyState({ id, name, expiresAt, revokedAt }: Props) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [now] = useState(() => Date.now());
  const isExpired = typeof expiresAt === 'string' && Date.parse(expiresAt) <= now;
  const state = revokedAt != null ? 'revoked' : isExpired ? 'expired' : 'active';

  async function revoke(): Promise<void> {
    setBusy(true);
    const result = await postJson(`/api/api-keys/${String(id)}/revoke`, {});
    setBusy(false);
    if (result.ok) toast.success(words.revoked);
    else toast.error(result.problems[0]?.message ?? words.failed);
    router.refresh();
  }

  return (
    <span className="api-key-state">
      <span className={`api-key-pill api-key-pill--${state}`}>{words.states[state]}</span>
      {state === 'revoked' ? null : (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isBusy}
          aria-label={words.revokeOf(name)}
          onClick={() => void revoke()}
        >
          {words.revoke}
        </Button>
      )}
    </span>
  );
}
