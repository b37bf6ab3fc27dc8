const TIMEOUT_MS = 10_000;

/** Expires tags through the application's loopback route: Next allows that only inside a request. */
export function expireTags(port: number) {
  return async (tags: string[], signal: AbortSignal): Promise<void> => {
    const response = await fetch(`http://127.0.0.1:${port}/api/internal/expire`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-internal-secret': process.env.INTERNAL_SECRET ?? '',
      },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`expiring tags: ${response.status}`);
  };
}
