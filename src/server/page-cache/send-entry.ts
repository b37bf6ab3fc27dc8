import type { IncomingMessage, ServerResponse } from 'node:http';

import type { CacheEntry, Form } from './cache-entry';
import { chooseEncoding } from './encoding';

/**
 * Sends a finished answer: in this very turn when its form is ready, else once it has been compressed. A range is answered
 * with the whole, which HTTP allows; nothing here is long.
 */
export function sendEntry(
  request: IncomingMessage,
  response: ServerResponse,
  entry: CacheEntry,
): void | Promise<void> {
  const { headers } = request;
  if (entry.status === 200 && headers['if-none-match']?.includes(entry.etag) === true) {
    response.writeHead(304, entry.notModified).end();
    return;
  }
  const form = entry.form(chooseEncoding(headers['accept-encoding']));
  // Not `await` for both: what is ready does not wait for another turn.
  if (form instanceof Promise) return form.then((made) => write(request, response, entry, made));
  write(request, response, entry, form);
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  { status }: CacheEntry,
  { head, bytes }: Form,
): void {
  response.writeHead(status, head);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
