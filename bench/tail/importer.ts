import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { formatPrice } from '@/domain/price';

import { signInAdmin } from '../sign-in-admin';
import type { Fetched, createClient } from './client';

const PERIOD = 100;
/** Milliseconds after an acknowledged change from which on no page may say anything else. */
const VISIBLE_WITHIN = 1_000;

export type Imported = { changes: number; wrong: string[] };

/**
 * Changes the price of ten gifts a second over REST, as an administrator, until `signal` aborts, and looks a second after
 * each change whether the gift's page shows it.
 */
export async function importPrices(
  url: string,
  ids: readonly number[],
  client: ReturnType<typeof createClient>,
  signal: AbortSignal,
): Promise<Imported> {
  const cookie = await signInAdmin(url);
  const imported: Imported = { changes: 0, wrong: [] };
  const checks: Promise<void>[] = [];
  let next = Date.now();
  for (let turn = 0; !signal.aborted; turn += 1) {
    const id = ids[(turn * 37) % ids.length] ?? 0;
    const price = 10 + ((turn * 7_919) % 9_000) / 100;
    const answer = await fetch(`${url}/api/gifts/${id}?depth=0`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', cookie, origin: url },
      body: JSON.stringify({ price, originalPrice: null }),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`changing a price: ${answer.status}`);
    imported.changes += 1;
    checks.push(check(id, price));
    next += PERIOD;
    await pause(Math.max(0, next - Date.now()));
  }
  await Promise.all(checks);
  return imported;

  async function check(id: number, price: number): Promise<void> {
    await pause(VISIBLE_WITHIN);
    const page = await client.fetchPage(`/presente/${id}`);
    const shown = formatPrice(price).replaceAll(/\s/g, ' ');
    const text = textOf(page).replaceAll(/\s|&nbsp;/g, ' ');
    if (!text.includes(shown)) imported.wrong.push(`/presente/${id}: not ${shown}`);
  }
}

function textOf({ headers, body }: Fetched): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}
