import { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

import type { CacheKind } from '@/domain/page-cache-limits';
import { CLIENT_ADDRESS_HEADER } from '@/lib/client-address';

import type { Handler } from '../http/handler';
import type { CacheKey } from './cache-key';
import { capture, type Captured } from './capture';

/** Kinds whose key holds the query; the answers of the others are cached by their path. */
const ASKED_BY_QUERY = new Set<CacheKind>(['read', 'search']);
/** All that a cached answer may depend on, beside the address. */
const PASSED_ON = ['host', 'accept-language', 'x-forwarded-proto', CLIENT_ADDRESS_HEADER] as const;
/** Not what the visitor's router has already: the payload is the whole page, for whoever asks next. */
const PAYLOAD_HEADERS = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch'] as const;

/**
 * Asks the application for an answer that belongs to nobody's connection: whoever asked first may leave, and the others
 * that wait get it all the same. Nothing of the request goes along that could make the answer one person's own: of a page
 * that is cached by its path, not the query either.
 */
export async function askDetached(
  next: Handler,
  key: CacheKey,
  original: IncomingMessage,
): Promise<Captured> {
  const { url = '' } = original;
  const address = ASKED_BY_QUERY.has(key.kind) ? url : (url.split('?', 1)[0] ?? '');
  const answer = await ask(next, key, original, address);
  const leadsElsewhere = answer.status >= 300 && answer.status < 400;
  // Which is not cached, and takes the query along.
  return leadsElsewhere && address !== url ? ask(next, key, original, url) : answer;
}

async function ask(
  next: Handler,
  key: CacheKey,
  original: IncomingMessage,
  url: string,
): Promise<Captured> {
  // The border to Node: without a connection there is only something that takes what is written.
  const socket = new Sink() as unknown as Socket;
  const request = new IncomingMessage(socket);
  const headers = headersFor(key, original);
  Object.assign(request, {
    method: 'GET',
    url,
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
    // Whom Next does not know to run scripts gets the title in the head: without any name it does not ask.
    'user-agent': 'Mimoteca',
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
