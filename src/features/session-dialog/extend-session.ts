import { postJson } from '@/lib/post-json';

const PAUSE = 1_000;

/**
 * Extends the session; false when that failed. A network error is retried once: a machine that has just woken up has no
 * network yet. A refusal is final.
 */
export async function extendSession(): Promise<boolean> {
  const first = await postJson('/api/users/refresh-token', {});
  if (first.ok || (first.status > 0 && first.status < 500)) return first.ok;
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  return (await postJson('/api/users/refresh-token', {})).ok;
}
