import { type Dispatcher, request } from 'undici';

import { env } from '../env';
import { codesWithin } from '../errors-within';
import { OutboundError, outboundFailure } from './outbound-error';
import { privateAgent, publicAgent } from './outbound-agent';
import { type OutboundTarget, outboundTarget } from './outbound-target';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const TIMEOUT_CODES = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);

export type OutboundRequest = {
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** The most that is read of the answer's body. More is an error, or is left unread with `truncate`. */
  maxBytes: number;
  truncate?: boolean;
  /** For everything together: names, redirects and body. */
  timeoutMs: number;
  /** How many redirects are followed; a redirect beyond them is an error. With 0 a redirect is the answer. */
  maxRedirects?: number;
  /** Hosts beside the public internet, as `host` or `host:port`; by default those of OUTBOUND_PRIVATE_HOSTS. */
  privateHosts?: readonly string[];
};

export type OutboundHop = { url: string; status: number };

export type OutboundAnswer = {
  status: number;
  /** Lower-case names; of a header that came several times, the first. */
  headers: Record<string, string>;
  body: Buffer;
  /** The address that answered, after redirects. */
  url: string;
  /** Every redirect on the way there, with the address that gave it. */
  hops: OutboundHop[];
};

/**
 * Asks an address that somebody has typed. It reaches the public internet only, on the web's own ports, whatever the
 * name resolves to and wherever it redirects; size and time are bounded. Any HTTP status is an answer. Throws an
 * OutboundError.
 */
export async function fetchOutside(
  address: string,
  asked: OutboundRequest,
): Promise<OutboundAnswer> {
  const { maxRedirects = 5, privateHosts = env.OUTBOUND_PRIVATE_HOSTS } = asked;
  const signal = AbortSignal.timeout(asked.timeoutMs);
  const hops: OutboundHop[] = [];
  let target = outboundTarget(address, privateHosts);
  let { method = 'GET', body } = asked;
  for (;;) {
    const answer = await send(target, { ...asked, method, body }, signal);
    const location = answer.headers.location;
    const isRedirect = REDIRECTS.has(answer.status) && location !== undefined;
    if (!isRedirect || maxRedirects === 0) return { ...answer, url: target.url.href, hops };
    if (hops.length >= maxRedirects) throw new OutboundError('too-many-redirects');
    hops.push({ url: target.url.href, status: answer.status });
    target = outboundTarget(location, privateHosts, target.url);
    const keepsMethod = answer.status === 307 || answer.status === 308 || method === 'HEAD';
    if (!keepsMethod) {
      method = 'GET';
      body = undefined;
    }
  }
}

async function send(
  { url, isPrivate }: OutboundTarget,
  { method, headers, body, maxBytes, truncate = false }: OutboundRequest,
  signal: AbortSignal,
): Promise<Pick<OutboundAnswer, 'status' | 'headers' | 'body'>> {
  try {
    const response = await request(url, {
      dispatcher: isPrivate ? privateAgent : publicAgent,
      method,
      headers: { 'accept-encoding': 'identity', ...headers },
      body,
      signal,
    });
    // Nobody reads what stands beside a redirect.
    const unread = REDIRECTS.has(response.statusCode);
    return {
      status: response.statusCode,
      headers: firstValues(response.headers),
      body: await readBody(response.body, unread ? 0 : maxBytes, unread || truncate),
    };
  } catch (error) {
    throw failureOf(error, signal);
  }
}

async function readBody(
  body: Dispatcher.ResponseData['body'],
  maxBytes: number,
  truncate: boolean,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes && !truncate) throw new OutboundError('too-large');
    chunks.push(chunk);
    if (size >= maxBytes && truncate) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

function firstValues(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    const first = [value].flat()[0];
    if (first !== undefined) values[name] = first;
  }
  return values;
}

function failureOf(error: unknown, signal: AbortSignal): OutboundError {
  const failure = outboundFailure(error);
  if (failure !== null) return new OutboundError(failure, { cause: error });
  const isTimeout = signal.aborted || codesWithin(error).some((code) => TIMEOUT_CODES.has(code));
  return new OutboundError(isTimeout ? 'timeout' : 'unreachable', { cause: error });
}
