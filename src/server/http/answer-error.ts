import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';

import { errorCodeOf } from '@/domain/error-code';
import { lazily } from '@/domain/lazily';
import { listErrorTitle } from '@/lib/list-error-title';

import { ERROR_DOCUMENT_POLICY, errorDocument } from './error-document';
import { forgetHeaders } from './handler';
import { isReceiving, receiveRest } from './receive-rest';
import { createSecurityHeaders } from './security-headers';

export type Failure = {
  status: number;
  /** Shown to people and integrators. */
  message: string;
  headers?: OutgoingHttpHeaders;
};

const ALWAYS = { 'cache-control': 'no-store' } as const;

/** From the environment: some of these answers are given before any options exist. */
const security = lazily(() =>
  createSecurityHeaders({ siteUrl: process.env.SITE_URL ?? '', dev: false }),
);

function contentOf(
  path: string,
  { status, message }: Failure,
): { headers: Record<string, string>; body: string } {
  if (!/^\/api(?:\/|$)/.test(path)) {
    const headers = {
      ...security().base,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': ERROR_DOCUMENT_POLICY,
    };
    const isFault = status >= 500;
    const title = isFault ? listErrorTitle(path) : undefined;
    return { headers, body: errorDocument({ message, title, mayRetry: isFault }) };
  }
  const headers = { ...security().data, 'content-type': 'application/json; charset=utf-8' };
  return { headers, body: JSON.stringify({ errors: [{ code: errorCodeOf(status), message }] }) };
}

/**
 * Answers a request that the application is not asked about, or has failed at: a page for people, JSON below `/api`. A
 * body that is still arriving ends the connection: what follows could not be distinguished from the rest of it.
 */
export function answerError(
  request: IncomingMessage,
  response: ServerResponse,
  failure: Failure,
): void {
  if (response.headersSent) return void response.destroy();
  forgetHeaders(response);
  const { status, headers = {} } = failure;
  const content = contentOf(request.url ?? '', failure);
  const isPartial = isReceiving(request);
  response.writeHead(status, {
    ...ALWAYS,
    ...content.headers,
    'content-length': Buffer.byteLength(content.body),
    ...(isPartial ? { connection: 'close' } : {}),
    ...headers,
  });
  if (!isPartial) return void response.end(content.body);
  response.write(content.body);
  void receiveRest(request).then(() => response.end());
}

/** The same as text, for a connection whose request could not be read. It has to be closed afterwards. */
export function rawErrorAnswer(failure: Failure): string {
  const { status } = failure;
  const { headers, body } = contentOf('', failure);
  const fields = {
    ...ALWAYS,
    ...headers,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`;
}
