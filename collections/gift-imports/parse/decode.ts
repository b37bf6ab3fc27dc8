import { isUtf8 } from 'node:buffer';

/** Share of zero bytes in a text of Latin letters in UTF-16: every second one. */
const MANY_ZEROS = 0.3;
const SAMPLE = 1_000;

/**
 * A file's bytes as text. What has a byte order mark says itself what it is; UTF-16 without one is known by its zero bytes; what
 * is no UTF-8 is Windows-1252, as older programs in Brazil write it, of which Latin-1 is a part.
 */
export function decode(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  return encoding === 'windows-1252' ? decode1252(bytes) : new TextDecoder(encoding).decode(bytes);
}

/** What Windows-1252 has from 0x80 on, where Latin-1 has control characters. */
const FROM_80 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Node 20 decodes this encoding as Latin-1. */
function decode1252(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (character) => FROM_80.charAt(character.charCodeAt(0) - 0x80));
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return withoutMark(bytes.subarray(0, SAMPLE)) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

function withoutMark(sample: Uint8Array): string | null {
  const zeros = (parity: number) =>
    sample.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  if (zeros(1) > sample.length * MANY_ZEROS) return 'utf-16le';
  if (zeros(0) > sample.length * MANY_ZEROS) return 'utf-16be';
  return null;
}
