import { Agent, get, type IncomingHttpHeaders } from 'node:http';

export type Fetched = { status: number; headers: IncomingHttpHeaders; body: Buffer; took: number };

/** Asks for pages as a browser does, over connections that stay open. Bodies stay compressed. */
export function createClient(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const headers = { 'accept-encoding': 'gzip, deflate, br' };

  function fetchPage(path: string): Promise<Fetched> {
    const start = performance.now();
    return new Promise((resolve, reject) => {
      get(url + path, { agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
            took: performance.now() - start,
          }),
        );
      }).on('error', reject);
    });
  }

  return {
    fetchPage,
    /** Walks the pages once, so many at a time. */
    async walk(
      paths: readonly string[],
      see: (page: Fetched, path: string) => void,
    ): Promise<void> {
      const waiting = [...paths];
      const walkers = Array.from({ length: connections }, async () => {
        for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
          see(await fetchPage(path), path);
        }
      });
      await Promise.all(walkers);
    },
    close: () => agent.destroy(),
  };
}
