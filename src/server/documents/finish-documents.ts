import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import { type Handler, isPageRequest } from '../http/handler';
import { POLICY, type SecurityHeaders } from '../http/security-headers';
import { capture } from '../page-cache/capture';
import { scriptsAfterPaint } from './scripts-after-paint';
import { joinFlight } from './join-flight';
import { scriptHashes } from './script-hashes';

const compress = promisify(gzip);
const TAKES_GZIP = /\bgzip\b(?!;\s*q=0(?:\.0*)?\b)/;
const NO_DOCUMENT = /^\/(?:api|_next)\//;

/**
 * Finishes every HTML document, of the site and the panel: joins React's data, lets the scripts of a public page wait for
 * its first paint, and sets the policy that allows the scripts the document has and no others. Done once for a cached page.
 */
export function finishDocuments(next: Handler, headers: SecurityHeaders): Handler {
  return async (request, response) => {
    const { method, url = '' } = request;
    if (method !== 'GET' || NO_DOCUMENT.test(url) || request.headers.rsc === '1') {
      return next(request, response);
    }
    const takesGzip = TAKES_GZIP.test(request.headers['accept-encoding'] ?? '');
    askForAll(request);
    const { headers: answered, body } = await capture(response, () => next(request, response));
    // Next and React each announce the same fonts.
    const links = answered.link;
    if (links !== undefined) response.setHeader('link', withoutRepeats([links].flat().join(', ')));
    if (!String(answered['content-type']).startsWith('text/html')) {
      response.end(body);
      return;
    }

    const joined = joinFlight(body.toString('utf8'));
    const html = isPageRequest(request) ? scriptsAfterPaint(joined) : joined;
    response.setHeader(POLICY, headers.documentPolicy(url, scriptHashes(html)));
    for (const name of ['content-length', 'etag']) response.removeHeader(name);
    if (!takesGzip) {
      response.end(html);
      return;
    }
    response.setHeader('content-encoding', 'gzip');
    response.end(await compress(html));
  };
}

/** The whole answer as it is. A 304 would hand the browser a policy for a document it does not bring. */
function askForAll({ headers }: IncomingMessage): void {
  headers['accept-encoding'] = 'identity';
  delete headers['if-none-match'];
  delete headers['if-modified-since'];
}

function withoutRepeats(links: string): string {
  return [...new Set(links.split(/,\s*(?=<)/))].join(', ');
}
