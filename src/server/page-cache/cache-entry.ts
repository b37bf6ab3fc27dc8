import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';

import { compress, type Encoding, exactly, isCompressible } from './encoding';

/** An answer ready to leave: its body in one encoding, and its head as the flat list that Node writes fastest. */
export type Form = { bytes: Buffer; head: string[] };

export type CacheEntry = {
  readonly status: number;
  readonly etag: string;
  /** The head of a 304: everything but what describes the body. */
  readonly notModified: string[];
  /** Of the cache when the answer was asked for: an older one may be out of date. Infinity never is. */
  readonly generation: number;
  /** Milliseconds of the monotonic clock after which the application is asked again. */
  readonly freshUntil: number;
  /** The media file that a picture shows, whose deletion takes the entry with it. */
  readonly picture: string | null;
  /** Bytes held in memory: it grows with each compressed form, which `onGrowth` reports. */
  size: number;
  onGrowth: (bytes: number) => void;
  /** At once when that form has been made before. */
  form(encoding: Encoding): Form | Promise<Form>;
};

export type Finished = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  generation: number;
  freshUntil: number;
  picture?: string | null;
};

const DROPPED =
  /^(?:connection|content-encoding|content-length|date|etag|keep-alive|transfer-encoding)$/i;
/** What an entry and a form cost beside their bytes: objects, the map's place, the buffer's own record. */
const ENTRY_OVERHEAD = 1_024;
const FORM_OVERHEAD = 512;

/** A finished answer, cached as it came and compressed once for each encoding that is asked for. */
export function createCacheEntry(finished: Finished): CacheEntry {
  const { status, generation, freshUntil, picture = null } = finished;
  const body = exactly(finished.body);
  const headers = Object.fromEntries(
    Object.entries(finished.headers).filter(([name]) => !DROPPED.test(name)),
  );
  const packs = isCompressible(headers['content-type'], body.length);
  if (packs) headers.vary = addTo(headers.vary, 'Accept-Encoding');
  // Weak: the compressed forms have the same meaning and not the same bytes.
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  if (status === 200) headers.etag = etag;
  const ready = new Map<Encoding, Form>();
  const underWay = new Map<Encoding, Promise<Form>>();

  const entry: CacheEntry = {
    status,
    etag,
    notModified: flatten(headers),
    generation,
    freshUntil,
    picture,
    size: ENTRY_OVERHEAD,
    onGrowth: () => undefined,
    form(encoding) {
      const wanted = packs ? encoding : 'identity';
      const made = ready.get(wanted) ?? underWay.get(wanted);
      if (made !== undefined) return made;
      const making = compress(body, wanted).then((bytes) => finish(wanted, bytes));
      underWay.set(wanted, making);
      return making;
    },
  };
  entry.size += lengthOf(entry.notModified);
  finish('identity', body);
  return entry;

  function finish(encoding: Encoding, bytes: Buffer): Form {
    const packing = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    const head = flatten({ ...headers, 'content-length': bytes.length, ...packing });
    const form = { bytes, head };
    ready.set(encoding, form);
    underWay.delete(encoding);
    // The texts of the headers are shared with the first form: each list holds little more than its places.
    const growth = bytes.length + FORM_OVERHEAD + head.length * 16;
    entry.size += growth;
    entry.onGrowth(growth);
    return form;
  }
}

function flatten(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const values = Array.isArray(value) ? value : [value];
    return values.flatMap((item) => [name, String(item)]);
  });
}

/** Two bytes a character, since some texts are not Latin. */
function lengthOf(texts: string[]): number {
  return texts.reduce((sum, text) => sum + text.length * 2 + 32, 0);
}

function addTo(vary: OutgoingHttpHeaders[string], name: string): string {
  const present = vary === undefined ? [] : String(vary).split(/,\s*/);
  return [...new Set([...present, name])].join(', ');
}
