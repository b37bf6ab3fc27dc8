import { isMediaTag } from '@/lib/cache-tags';

const TIMEOUT_MS = 10_000;

/**
 * Expires tags through the application's loopback route: Next allows that only inside a request. Next keeps no media files,
 * and would remember each of their tags for ever.
 */
export function expireTags(port: number) {
  return async (tags: string[], signal: AbortSignal): Promise<void> => {
    const known = tags.filter((tag) => !isMediaTag(tag));
    if (known.length === 0) return;
    const response = await fetch(`http://127.0.0.1:${port}/api/internal/expire`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-internal-secret': process.env.INTERNAL_SECRET ?? '',
      },
      body: JSON.stringify({ tags: known }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`expiring tags: ${response.status}`);
  };
}
