import { Server, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

import { http } from '@/messages/http';

import { rawErrorAnswer } from './answer-error';

/** Where development's pages hear of edits. */
const HOT_RELOAD = '/_next/hmr';

/**
 * What Next gets in place of the server to listen for upgrades on: it would leave those that it does not know open for
 * ever, and a server that nobody listens on for upgrades answers them as the plain requests that they may be as well.
 */
export function createUpgradeTarget(): Server {
  return new Server();
}

/** Development only: lets the hot reload through to Next and answers every other upgrade itself. */
export function passHotReload(server: Server, target: Server): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => undefined);
    const isHotReload = request.url?.startsWith(HOT_RELOAD) === true;
    // Next listens from its first request on; a page that was open before asks again.
    if (isHotReload && target.emit('upgrade', request, socket, head)) return;
    socket.end(rawErrorAnswer({ status: 426, message: http.badRequest }));
  });
}
