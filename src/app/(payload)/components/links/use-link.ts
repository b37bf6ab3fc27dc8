import { useCallback, useEffect, useState } from 'react';

import { isRecord } from '@/lib/is-record';

import type { LinkView } from './link-view';

type Reading =
  | { status: 'loading' }
  | { status: 'absent' }
  | { status: 'failed' }
  | { status: 'read'; link: LinkView };

/** The link of a gift, or the one with this id; `reload` reads it again, after something was done with it. */
export function useLink(of: { gift: number } | { link: number } | null) {
  const [reading, setReading] = useState<Reading>({ status: 'loading' });
  const address = of === null ? null : addressOf(of);
  const reload = useCallback(async () => {
    if (address !== null) setReading(await read(address));
  }, [address]);
  useEffect(() => {
    if (address !== null) void read(address).then(setReading);
  }, [address]);
  return { reading, reload };
}

function addressOf(of: { gift: number } | { link: number }): string {
  if ('link' in of) return `/api/link-checks/${String(of.link)}?depth=0`;
  const query = new URLSearchParams({
    'where[gift][equals]': String(of.gift),
    depth: '0',
    limit: '1',
  });
  return `/api/link-checks?${query}`;
}

async function read(address: string): Promise<Reading> {
  const response = await fetch(address).catch(() => null);
  if (response?.ok !== true) return { status: 'failed' };
  const answer: unknown = await response.json().catch(() => null);
  const found: unknown = isRecord(answer) && Array.isArray(answer.docs) ? answer.docs[0] : answer;
  // The border to our own API, which answers rows of this collection alone.
  return isRecord(found) ? { status: 'read', link: found as LinkView } : { status: 'absent' };
}
