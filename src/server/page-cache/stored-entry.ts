import { crc32 } from 'node:zlib';

import type { Origin, StoredAnswer } from './cache-entry';

type Stored = {
  answer: StoredAnswer;
  origin: Omit<Origin, 'time'>;
  /** Milliseconds of the epoch. */
  storedAt: number;
};

/** What stands before the body. JSON knows no Infinity: null stands for never. */
type Head = Omit<StoredAnswer, 'body'> & {
  name: string;
  length: number;
  sum: number;
  tags: readonly string[];
  freshUntil: number | null;
  horizon: string | null;
  storedAt: number;
};

const LENGTH_BYTES = 4;

/** An entry as bytes: the length of its head, its head as JSON, its body. `name` is that of the entry. */
export function encodeEntry(name: string, answer: StoredAnswer, origin: Origin): Buffer {
  const { body, ...described } = answer;
  const { tags, freshUntil, horizon } = origin;
  const head: Head = {
    ...described,
    name,
    length: body.length,
    sum: crc32(body),
    tags: tags ?? [],
    freshUntil: freshUntil === Infinity ? null : freshUntil,
    horizon,
    storedAt: Date.now(),
  };
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(text.length);
  return Buffer.concat([length, text, body]);
}

/** The entry of that name in these bytes; null when they are not one, or not all of it. */
export function decodeEntry(bytes: Buffer, name: string): Stored | null {
  if (bytes.length < LENGTH_BYTES) return null;
  const start = LENGTH_BYTES + bytes.readUInt32LE();
  if (bytes.length < start) return null;
  const body = bytes.subarray(start);
  try {
    // The border to the file: what the sum confirms was written by `encodeEntry`.
    const head = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, start)) as Head;
    if (head.name !== name || head.length !== body.length || head.sum !== crc32(body)) return null;
    const { status, headers, etag, encoding, tags, freshUntil, horizon, storedAt } = head;
    const answer = { status, headers, etag, encoding, body: Buffer.from(body) };
    return { answer, origin: { tags, horizon, freshUntil: freshUntil ?? Infinity }, storedAt };
  } catch {
    return null;
  }
}
