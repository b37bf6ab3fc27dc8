import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Keeps the pages of other sites out of a server on this machine: the inbox answers whatever page asks, as if it were
 * its own, and every link that the site mails could be read by a page that its operator happens to visit.
 */
export function refuseForeignPages(server: Server): void {
  const requests = take(server, 'request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isOwn(request)) {
      requests(request, response);
      return;
    }
    response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
    response.end('Esta caixa de e-mails só atende às próprias páginas.');
  });
  const upgrades = take(server, 'upgrade');
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isOwn(request)) upgrades(request, socket, head);
    else socket.destroy();
  });
}

/** Removes whoever listens, and answers how to pass on to them. */
function take(server: Server, event: 'request' | 'upgrade'): (...args: unknown[]) => void {
  const listeners = server.listeners(event);
  server.removeAllListeners(event);
  return (...args) => {
    for (const listener of listeners) Reflect.apply(listener, server, args);
  };
}

function isOwn({ headers }: IncomingMessage): boolean {
  const host = headers.host ?? '';
  // A name of somebody else's that leads to this machine.
  if (!LOOPBACK.has(host.replace(/:\d+$/, ''))) return false;
  if (headers.origin !== undefined) return headers.origin === `http://${host}`;
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return true;
  // Somebody follows a link to it.
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
}
