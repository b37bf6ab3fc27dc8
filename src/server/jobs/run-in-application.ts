// A batch of mails to a server that answers slowly.
const TIMEOUT_MS = 10 * 60_000;

/** Runs what is due through the application's loopback route: there is one Payload in memory, and it lives there. */
export function runInApplication(port: number) {
  return async (path: string, signal: AbortSignal): Promise<number | null> => {
    while (!signal.aborted) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { 'x-internal-secret': process.env.INTERNAL_SECRET ?? '' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const body: unknown = await response.json();
      if (!response.ok) throw new Error(`running jobs: ${response.status}`);
      const next: unknown =
        typeof body === 'object' && body !== null ? Reflect.get(body, 'next') : null;
      if (next !== 0) return typeof next === 'number' ? next : null;
    }
    return null;
  };
}
