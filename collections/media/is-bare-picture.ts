type Step = { name: string; next: number };

const PNG_SIGNATURE = '89504e470d0a1a0a';
const PNG_CHUNKS = new Set([
  ...['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'],
  ...['sRGB', 'gAMA', 'cHRM', 'pHYs', 'bKGD', 'sBIT'],
]);
const WEBP_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);
/** Tables, frames and scans; JFIF's own header without a thumbnail, and Adobe's, which says how colours are stored. */
const JPEG_SEGMENTS = new Set([0xdb, 0xc0, 0xc1, 0xc2, 0xc4, 0xdd, 0xda, 0xe0, 0xee]);
const JFIF_WITHOUT_THUMBNAIL = 16;

/**
 * True when the file consists of its picture alone, part by part to its last byte: no metadata of any kind, no comment,
 * no colour profile, nothing behind the end. Anything unknown makes it false.
 */
export function isBarePicture(bytes: Buffer): boolean {
  try {
    if (bytes.subarray(0, 8).toString('hex') === PNG_SIGNATURE) {
      return walk(bytes, 8, pngChunk, PNG_CHUNKS);
    }
    if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') {
      const isWhole = bytes.readUInt32LE(4) + 8 === bytes.length;
      return isWhole && walk(bytes, 12, webpChunk, WEBP_CHUNKS);
    }
    return bytes.readUInt16BE(0) === 0xffd8 && isBareJpeg(bytes);
  } catch {
    // Read past the end: a part declares more bytes than there are.
    return false;
  }
}

function walk(
  bytes: Buffer,
  start: number,
  step: (bytes: Buffer, at: number) => Step,
  allowed: Set<string>,
): boolean {
  let at = start;
  while (at < bytes.length) {
    const { name, next } = step(bytes, at);
    if (!allowed.has(name)) return false;
    if (name === 'IEND') return next === bytes.length;
    at = next;
  }
  return at === bytes.length;
}

function pngChunk(bytes: Buffer, at: number): Step {
  return { name: latin(bytes, at + 4, at + 8), next: at + 12 + bytes.readUInt32BE(at) };
}

function webpChunk(bytes: Buffer, at: number): Step {
  const size = bytes.readUInt32LE(at + 4);
  return { name: latin(bytes, at, at + 4), next: at + 8 + size + (size % 2) };
}

function isBareJpeg(bytes: Buffer): boolean {
  let at = 2;
  for (;;) {
    const marker = bytes.readUInt16BE(at) - 0xff00;
    if (marker === 0xd9) return at + 2 === bytes.length;
    if (!JPEG_SEGMENTS.has(marker)) return false;
    const length = bytes.readUInt16BE(at + 2);
    if (marker === 0xe0 && length !== JFIF_WITHOUT_THUMBNAIL) return false;
    at += 2 + length;
    if (marker === 0xda) at = endOfScan(bytes, at);
  }
}

/** The next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes.readUInt8(at + 1);
    if (marker !== 0 && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  return bytes.length;
}

function latin(bytes: Buffer, from: number, to: number): string {
  return bytes.toString('latin1', from, to);
}
