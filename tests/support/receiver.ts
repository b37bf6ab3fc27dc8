import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { signedId } from '@/lib/webhook-signature';

export type Received = { path: string; id: string; headers: Headers; body: string };
type Answer = (response: ServerResponse) => void;

/** A receiver of webhooks on loopback: what each path answers can be changed, and what was received is known. */
export async function openReceiver(answers: Record<string, Answer> = {}) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
      const path = request.url ?? '';
      received.push({ path, id: headers.get('webhook-id') ?? '', headers, body });
      const answer = answers[path];
      if (answer === undefined) response.writeHead(200).end('recebido');
      else answer(response);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Of a server that listens on a port of TCP.
  const { port } = server.address() as AddressInfo;
  return {
    answers,
    received,
    at: (path: string) => received.filter((one) => one.path === path),
    url: (path: string) => `http://127.0.0.1:${String(port)}${path}`,
    isSigned: ({ headers, body, id }: Received, secret: string) =>
      signedId(headers, body, secret) === id,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof openReceiver>>;
