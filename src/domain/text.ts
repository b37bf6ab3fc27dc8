/** How far back a cut may go to end on a whole word, as a share of the allowed length. */
const WORD_EDGE_WINDOW = 0.2;

/** The form in which searches compare texts: no accents, lower case, trimmed. */
export function normaliseSearch(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim();
}

/** The first `count` words joined by single spaces; nothing is added to mark the cut. */
export function truncateWords(text: string, count: number): string {
  return text.trim().split(/\s+/u).slice(0, count).join(' ');
}

/**
 * At most `count` characters (code points) of the text, then '…'; a text that fits is returned as it
 * is, without surrounding space. The cut falls between two words when one ends near the limit.
 */
export function truncateCharacters(text: string, count: number): string {
  const characters = Array.from(text.trim());
  if (characters.length <= count) return characters.join('');

  const head = characters.slice(0, count);
  const cutsInsideWord = !/\s/u.test(characters[count] ?? '');
  const lastSpace = cutsInsideWord ? head.findLastIndex((character) => /\s/u.test(character)) : -1;
  const kept = lastSpace >= count * (1 - WORD_EDGE_WINDOW) ? head.slice(0, lastSpace) : head;
  return `${kept.join('').trimEnd()}…`;
}

/** Paragraphs of a plain text: blank lines separate them, empty ones are dropped. */
export function splitParagraphs(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
