import type { IncomingMessage } from 'node:http';

import { REFUSED_BODY } from '@/domain/http-limits';

/** Whether a request announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Whether a part of a request's body may still be on its way. */
export function isReceiving(request: IncomingMessage): boolean {
  return hasBody(request) && !request.complete;
}

/**
 * Takes in what is left of a refused body and throws it away, within bounds. Closed at once, with bytes unread, a
 * connection is reset, and the client loses the answer that it has not read yet.
 */
export function receiveRest(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const isForm = request.headers['content-type']?.startsWith('multipart/') === true;
    const most = isForm ? REFUSED_BODY.formBytes : REFUSED_BODY.bytes;
    let bytes = 0;
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > most) finish();
    };
    const timer = setTimeout(finish, REFUSED_BODY.time);

    function finish(): void {
      clearTimeout(timer);
      request.off('data', count);
      resolve();
    }
    for (const event of ['end', 'close', 'error']) request.once(event, finish);
    request.on('data', count);
    if (request.complete || request.destroyed) finish();
  });
}
