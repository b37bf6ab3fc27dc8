import { inApostrophes } from './join-flight';

/** What differs between the documents of two gifts, each as the document holds it. */
export type GiftPieces = ReturnType<typeof giftPieces>;

/** A document with places for the pieces: what stands around them, and which piece follows each but the last. */
export type GiftTemplate = { around: string[]; places: (keyof GiftPieces)[] };

/** React writes a shorter text into the element that takes it instead of a row of its own. */
export const SHORTEST_ROW = 1_024;

const HEAD = '<title>';
const BODY = '<script type="application/ld+json">';
/** What Next escapes of a text in a script. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** Of a gift whose page shows `json`, which is `html` (`renderGiftView`). */
export function giftPieces(id: number, json: string, html: string) {
  const head = html.indexOf(HEAD);
  const body = html.indexOf(BODY);
  return {
    /** Where the leading picture is announced; nothing without one. */
    preload: html.slice(0, head),
    head: html.slice(head, body),
    body: html.slice(body),
    segment: `"k":"${id}"`,
    address: `"c":["","presente","${id}"]`,
    row: `:T${Buffer.byteLength(json).toString(16)},${inScript(json)}`,
  };
}

/** What is left of a document without the pieces; null when one of them is not in it, or not just once. */
export function learnTemplate(document: string, pieces: GiftPieces): GiftTemplate | null {
  const found: { name: keyof GiftPieces; start: number; end: number }[] = [];
  for (const [name, text] of Object.entries(pieces)) {
    const start = document.indexOf(text);
    if (text === '' || start === -1 || document.includes(text, start + 1)) return null;
    // The border to Object.entries, which forgets the names.
    found.push({ name: name as keyof GiftPieces, start, end: start + text.length });
  }
  found.sort((one, other) => one.start - other.start);
  const around: string[] = [];
  let at = 0;
  for (const { start, end } of found) {
    if (start < at) return null;
    around.push(document.slice(at, start));
    at = end;
  }
  around.push(document.slice(at));
  return { around, places: found.map(({ name }) => name) };
}

export function fillTemplate({ around, places }: GiftTemplate, pieces: GiftPieces): string {
  return around
    .map((text, index) => {
      const place = places[index];
      return place === undefined ? text : text + pieces[place];
    })
    .join('');
}

/** As Next writes it, and `joinFlight` after it. */
function inScript(text: string): string {
  const escaped = JSON.stringify(text).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return inApostrophes(escaped.slice(1, -1)).slice(1, -1);
}
