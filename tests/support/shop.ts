import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Asked = { method: string; path: string; at: number; agent: string };
type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A shop of our own on loopback: what each page answers can be changed, and what was asked is known. */
export async function openShop(pages: Record<string, Answer>) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request;
    asked.push({ method, path, at: Date.now(), agent: headers['user-agent'] ?? '' });
    const page = pages[path];
    if (page === undefined) response.writeHead(404).end();
    else page(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Of a server that listens on a port of TCP.
  const { port } = server.address() as AddressInfo;
  return {
    pages,
    asked,
    url: (path: string) => `http://127.0.0.1:${String(port)}${path}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

export const ok: Answer = (response) => response.writeHead(200).end('Uma página.');
export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(code, headers).end();
export const redirect = (location: string, code = 302): Answer => status(code, { location });
/** HEAD is refused, as by servers that know GET alone. */
export const onlyGet =
  (refusal = 405): Answer =>
  (response, { method }) =>
    response.writeHead(method === 'GET' ? 200 : refusal).end();
