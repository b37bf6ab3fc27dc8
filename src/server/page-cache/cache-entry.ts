import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'identity' | 'gzip' | 'br';

/** An answer ready to leave: its body in one encoding, and its head as the flat list that Node writes fastest. */
export type Form = { bytes: Buffer; head: string[] };

export type CacheEntry = {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly etag: string;
  /** Bytes held in memory, an estimate before the compressed forms exist. */
  readonly size: number;
  /** Of the cache when the answer was asked for: an older one may be out of date. Infinity never is. */
  readonly generation: number;
  /** Milliseconds of the monotonic clock after which the application is asked again. */
  readonly freshUntil: number;
  /** At once when that form has been made before. */
  form(encoding: Encoding): Form | Promise<Form>;
};

type Finished = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  generation: number;
  freshUntil: number;
};

const DROPPED = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
]);
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|manifest|xml|rss)|image\/svg)/;
const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** A finished answer, kept as it came and compressed once for each encoding that somebody asks for. */
export function createCacheEntry({
  status,
  headers,
  body,
  generation,
  freshUntil,
}: Finished): CacheEntry {
  const kept = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !DROPPED.has(name.toLowerCase())),
  );
  // Weak: the compressed forms have the same meaning and not the same bytes.
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const isCompressible = COMPRESSIBLE.test(String(kept['content-type'] ?? '')) && body.length > 512;
  if (isCompressible) kept.vary = addTo(kept.vary, 'Accept-Encoding');
  const complete = status === 200 ? { ...kept, etag } : kept;
  const ready = new Map<Encoding, Form>();
  const underWay = new Map<Encoding, Promise<Form>>();

  function finish(encoding: Encoding, bytes: Buffer): Form {
    const packing = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    const form = {
      bytes,
      head: flatten({ ...complete, 'content-length': bytes.length, ...packing }),
    };
    ready.set(encoding, form);
    underWay.delete(encoding);
    return form;
  }
  finish('identity', body);

  return {
    status,
    headers: complete,
    etag,
    size: Math.round(body.length * (isCompressible ? 1.5 : 1)) + 2_048,
    generation,
    freshUntil,
    form(encoding) {
      const wanted = isCompressible ? encoding : 'identity';
      const made = ready.get(wanted) ?? underWay.get(wanted);
      if (made !== undefined) return made;
      const making = compress(body, wanted).then((bytes) => finish(wanted, bytes));
      underWay.set(wanted, making);
      return making;
    },
  };
}

/** The best encoding both sides know; what is not compressible stays as it is. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? '');
  if (/\bbr\b(?!;\s*q=0(?:\.0*)?\b)/.test(text)) return 'br';
  return /\bgzip\b(?!;\s*q=0(?:\.0*)?\b)/.test(text) ? 'gzip' : 'identity';
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(body, { level: 6 });
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

function flatten(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const values = Array.isArray(value) ? value : [value];
    return values.flatMap((item) => [name, String(item)]);
  });
}

function addTo(vary: OutgoingHttpHeaders[string], name: string): string {
  const present = vary === undefined ? [] : String(vary).split(/,\s*/);
  return [...new Set([...present, name])].join(', ');
}
