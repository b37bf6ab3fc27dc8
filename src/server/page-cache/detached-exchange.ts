import { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

import { CLIENT_ADDRESS_HEADER } from '@/lib/client-address';

import type { Handler } from '../http/handler';
import type { CacheKey } from './cache-key';
import { capture, type Captured } from './capture';

/** All that a cached answer may depend on, beside the address. */
const PASSED_ON = ['host', 'accept-language', 'x-forwarded-proto', CLIENT_ADDRESS_HEADER] as const;
/** Not what the visitor's router has already: the payload is the whole page, for whoever asks next. */
const PAYLOAD_HEADERS = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch'] as const;

/**
 * Asks the application for an answer that belongs to nobody's connection: whoever asked first may leave, and the others
 * that wait get it all the same. Nothing of the request goes along that could make the answer one person's own.
 */
export async function askDetached(
  next: Handler,
  key: CacheKey,
  original: IncomingMessage,
): Promise<Captured> {
  // The border to Node: without a connection there is only something that takes what is written.
  const socket = new Sink() as unknown as Socket;
  const request = new IncomingMessage(socket);
  const headers = headersFor(key, original);
  Object.assign(request, {
    method: 'GET',
    url: original.url,
    httpVersion: '1.1',
    httpVersionMajor: 1,
    httpVersionMinor: 1,
    headers,
    rawHeaders: Object.entries(headers).flat(),
    complete: true,
  });
  request.push(null);
  const response = new ServerResponse(request);
  response.assignSocket(socket);
  try {
    return await capture(response, () => next(request, response));
  } finally {
    // The application waits to hear that it has been listened to.
    response.end();
  }
}

function headersFor(key: CacheKey, { headers, socket }: IncomingMessage): Record<string, string> {
  const passed: Record<string, string> = {
    // The whole answer as it is: the cache compresses it itself.
    'accept-encoding': 'identity',
    accept: '*/*',
    'x-forwarded-for': String(headers['x-forwarded-for'] ?? socket.remoteAddress ?? ''),
  };
  const names = key.kind === 'payload' ? [...PASSED_ON, ...PAYLOAD_HEADERS] : PASSED_ON;
  for (const name of names) {
    const value = headers[name];
    if (value !== undefined) passed[name] = String(value);
  }
  return passed;
}

class Sink extends Duplex {
  override _read(): void {}
  override _write(_: unknown, __: BufferEncoding, done: () => void): void {
    done();
  }
}
