import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';

import { compress, decompress, type Encoding, exactly, isCompressible } from './encoding';

/** An answer ready to leave: its body in one encoding, and its head as the flat list that Node writes fastest. */
export type Form = { bytes: Buffer; head: string[]; encoding: Encoding };

/** What an answer was made from, and when. */
export type Origin = {
  /** Whatever changes one of them makes the answer stale; null: every announcement does. */
  readonly tags: readonly string[] | null;
  /** Of the tag clock, before the making began. */
  readonly time: number;
  /** Milliseconds of the epoch from which on it is asked for again; Infinity never. */
  readonly freshUntil: number;
  /** The oldest transaction that was running in the database when the making began; null when that is not known. */
  readonly horizon: string | null;
};

export type CacheEntry = {
  readonly status: number;
  readonly etag: string;
  /** The head of a 304: everything but what describes the body. */
  readonly notModified: string[];
  readonly origin: Origin;
  /** Until when, by the tag clock, nothing of it is known to have changed. */
  checked: number;
  /** When a request last found it current, in milliseconds of the epoch. */
  currentAt: number;
  /** Requests that it has answered, those of earlier versions included, halved now and then. */
  hits: number;
  /** Bytes held in memory: it grows with each form that is made, and shrinks when one is not needed, which `onGrowth` reports. */
  size: number;
  onGrowth: (bytes: number) => void;
  /** At once when that form has been made before. */
  form(encoding: Encoding): Form | Promise<Form>;
  /** What is needed to make the same entry again. */
  stored(): Promise<StoredAnswer>;
};

/** An answer as it can be stored: its body in one encoding, compressed if it can be. */
export type StoredAnswer = {
  status: number;
  /** Without those that describe the body's encoding. */
  headers: OutgoingHttpHeaders;
  etag: string;
  encoding: Encoding;
  body: Buffer;
};

export type Finished = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
};

const DROPPED =
  /^(?:connection|content-encoding|content-length|date|etag|keep-alive|transfer-encoding)$/i;
/** What an entry and a form cost beside their bytes: objects, the map's place, the buffer's own record. */
const ENTRY_OVERHEAD = 1_024;
const FORM_OVERHEAD = 512;

/** A finished answer, cached as it came and compressed once for each encoding that is asked for. */
export function createCacheEntry(finished: Finished, origin: Origin): CacheEntry {
  const { status } = finished;
  const body = exactly(finished.body);
  const headers = Object.fromEntries(
    Object.entries(finished.headers).filter(([name]) => !DROPPED.test(name)),
  );
  if (isCompressible(headers['content-type'], body.length)) {
    headers.vary = addTo(headers.vary, 'Accept-Encoding');
  }
  // Weak: the compressed forms have the same meaning and not the same bytes.
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  if (status === 200) headers.etag = etag;
  return restoreCacheEntry({ status, headers, etag, encoding: 'identity', body }, origin);
}

/** The entry that was stored. */
export function restoreCacheEntry(answer: StoredAnswer, origin: Origin): CacheEntry {
  const { status, headers, etag } = answer;
  const packs =
    answer.encoding !== 'identity' || isCompressible(headers['content-type'], answer.body.length);
  const ready = new Map<Encoding, Form>();
  const underWay = new Map<Encoding, Promise<Form>>();
  let isPlainWanted = false;

  const entry: CacheEntry = {
    status,
    etag,
    notModified: flatten(headers),
    origin,
    checked: origin.time,
    currentAt: 0,
    hits: 0,
    size: ENTRY_OVERHEAD,
    onGrowth: () => undefined,
    form(encoding) {
      const wanted = packs ? encoding : 'identity';
      if (wanted === 'identity') isPlainWanted = true;
      const made = ready.get(wanted) ?? underWay.get(wanted);
      if (made !== undefined) return made;
      const making = make(wanted);
      underWay.set(wanted, making);
      return making;
    },
    async stored() {
      const packed = ready.get('br') ?? ready.get('gzip') ?? (packs ? await make('br') : undefined);
      const form = packed ?? source();
      return { status, headers, etag, encoding: form.encoding, body: form.bytes };
    },
  };
  entry.size += lengthOf(entry.notModified);
  finish(answer.encoding, answer.body);
  return entry;

  function source(): Form {
    const [first] = ready.values();
    // The border to the map: an entry always has a form, and one is dropped only after another has come.
    return first as Form;
  }

  async function make(encoding: Encoding): Promise<Form> {
    const { bytes, encoding: from } = source();
    const plain = from === 'identity' ? bytes : await decompress(bytes, from);
    return ready.get(encoding) ?? finish(encoding, await compress(plain, encoding));
  }

  function finish(encoding: Encoding, bytes: Buffer): Form {
    const packing = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    const head = flatten({ ...headers, 'content-length': bytes.length, ...packing });
    const form = { bytes, head, encoding };
    ready.set(encoding, form);
    underWay.delete(encoding);
    grow(form, 1);
    // Nobody has asked for it, and it can be made from the compressed one: it is the largest by far.
    const plain = ready.get('identity');
    if (encoding !== 'identity' && plain !== undefined && !isPlainWanted) {
      ready.delete('identity');
      grow(plain, -1);
    }
    return form;
  }

  function grow({ bytes, head }: Form, sign: 1 | -1): void {
    // The texts of the headers are shared with the first form: each list holds little more than its places.
    const growth = sign * (bytes.length + FORM_OVERHEAD + head.length * 16);
    entry.size += growth;
    entry.onGrowth(growth);
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
