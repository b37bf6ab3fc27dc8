import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

import { http } from '@/messages/http';

import { errorCode } from '../startup/error-code';
import { type Failure, rawErrorAnswer } from './answer-error';

function failureOf(error: Error): Failure {
  switch (errorCode(error)) {
    case 'HPE_HEADER_OVERFLOW':
      return { status: 431, message: http.headersTooLarge };
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: 408, message: http.requestTooSlow };
    default:
      return { status: 400, message: http.badRequest };
  }
}

/** Answers what is no HTTP, or too much of it, and closes the connection. */
export function answerUnreadableRequests(server: Server): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => latest.set(socket, response));

  server.on('clientError', (error: Error, socket: Socket) => {
    // A second answer in the middle of the first would be read as a part of it; who has said nothing waits for none.
    const answer = latest.get(socket);
    const isAnswering = answer?.headersSent === true && !answer.writableFinished;
    if (!socket.writable || socket.bytesRead === 0 || isAnswering) return void socket.destroy();
    socket.end(rawErrorAnswer(failureOf(error)), () => socket.destroy());
  });

  // This server is no proxy.
  server.on('connect', (_: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => undefined);
    socket.end(rawErrorAnswer({ status: 405, message: http.methodNotAllowed }), () =>
      socket.destroy(),
    );
  });
}
