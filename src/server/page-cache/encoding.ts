import type { OutgoingHttpHeader } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

export type Encoding = 'identity' | 'gzip' | 'br';

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|manifest|xml|rss)|image\/svg)/;
const SMALLEST = 512;
const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
const decompressGzip = promisify(gunzip);
const decompressBrotli = promisify(brotliDecompress);

/** The best encoding both sides know. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? '');
  if (/\bbr\b(?!;\s*q=0(?:\.0*)?\b)/.test(text)) return 'br';
  return /\bgzip\b(?!;\s*q=0(?:\.0*)?\b)/.test(text) ? 'gzip' : 'identity';
}

export function isCompressible(
  contentType: OutgoingHttpHeader | undefined,
  bytes: number,
): boolean {
  return bytes > SMALLEST && COMPRESSIBLE.test(String(contentType));
}

export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return exactly(await compressGzip(body, { level: 6 }));
  return exactly(
    await compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: windowOf(body.length),
      },
    }),
  );
}

/** The bits of a window that holds all of a body: a larger one costs half as much again, and compresses nothing better. */
function windowOf(bytes: number): number {
  return Math.min(Math.max(Math.ceil(Math.log2(bytes)), 16), constants.BROTLI_DEFAULT_WINDOW);
}

export async function decompress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  return exactly(await (encoding === 'gzip' ? decompressGzip(body) : decompressBrotli(body)));
}

/** The same bytes in memory of their own: a slice would hold the whole block that it was cut from. */
export function exactly(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
