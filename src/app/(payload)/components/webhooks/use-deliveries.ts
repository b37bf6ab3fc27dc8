import { useCallback, useEffect, useState } from 'react';

import { isRecord } from '@/lib/is-record';
import type { Webhook, WebhookDelivery } from '@payload-types';

export type Reading =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'read'; webhook: Webhook; deliveries: WebhookDelivery[] };

const SHOWN = 5;
const LOOK_AGAIN_MS = 2_000;

/** A webhook and its last deliveries; while one of them waits, it looks again by itself. */
export function useDeliveries(webhook: number | null) {
  const [reading, setReading] = useState<Reading>({ status: 'loading' });
  const reload = useCallback(async () => {
    if (webhook !== null) setReading(await read(webhook));
  }, [webhook]);
  useEffect(() => {
    if (webhook !== null) void read(webhook).then(setReading);
  }, [webhook]);
  const isWaiting =
    reading.status === 'read' &&
    reading.deliveries.some(({ status, attempts }) => status === 'queued' && attempts === 0);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void reload(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting, reload]);
  return { reading, reload };
}

async function read(id: number): Promise<Reading> {
  const query = new URLSearchParams({
    'where[webhook][equals]': String(id),
    limit: String(SHOWN),
    depth: '0',
  });
  const [webhook, deliveries] = await Promise.all([
    readJson(`/api/webhooks/${String(id)}?depth=0`),
    readJson(`/api/webhook-deliveries?${query}`),
  ]);
  if (webhook === null || !Array.isArray(deliveries?.docs)) return { status: 'failed' };
  // The border to our own API, which answers rows of these collections alone.
  return {
    status: 'read',
    webhook: webhook as unknown as Webhook,
    deliveries: deliveries.docs as WebhookDelivery[],
  };
}

async function readJson(address: string): Promise<Record<string, unknown> | null> {
  const response = await fetch(address).catch(() => null);
  if (response?.ok !== true) return null;
  const answer: unknown = await response.json().catch(() => null);
  return isRecord(answer) ? answer : null;
}
