import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';

import { apiHandlerOf } from '@/lib/api-handler';

import { chooseEncoding, isCompressible } from '../page-cache/encoding';
import { capture } from '../page-cache/capture';
import type { Handler } from './handler';

const compress = promisify(gzip);

/**
 * Compresses what the application answers itself (direct-reads.ts) and no cache keeps, in one go and quickly: Next would do it
 * as tightly as if the answer were sent many times, which costs more than putting a list together. Whatever else there is may be
 * long, and goes as it comes. The page cache asks for its answers as they are.
 */
export function compressReads(next: Handler): Handler {
  return async (request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const takesGzip = chooseEncoding(request.headers['accept-encoding']) !== 'identity';
    const isDirect = apiHandlerOf(request.method ?? '', path) !== undefined;
    if (!takesGzip || !isDirect) return next(request, response);
    request.headers['accept-encoding'] = 'identity';
    const { headers, body } = await capture(response, async () => next(request, response));
    if (!isCompressible(headers['content-type'], body.length)) {
      response.end(body);
      return;
    }
    const varies = [response.getHeader('vary') ?? []].flat().join(', ');
    if (!/\baccept-encoding\b/i.test(varies)) {
      response.setHeader('vary', varies === '' ? 'Accept-Encoding' : `${varies}, Accept-Encoding`);
    }
    const compressed = await compress(body, { level: constants.Z_BEST_SPEED });
    response.setHeader('content-encoding', 'gzip');
    response.setHeader('content-length', compressed.length);
    response.end(compressed);
  };
}
