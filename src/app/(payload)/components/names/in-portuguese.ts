import type { PanelPlace, Wordings } from '@/messages/panel-english';

/** What is said instead of an English text of the panel; null for any other. */
export function inPortuguese(words: Wordings, text: string): string | null {
  for (const [english, portuguese] of words) {
    const word = replaced(text, english, portuguese);
    if (word !== null) return word;
  }
  return null;
}

/** The same for a text that is only meant in its places; anywhere else it is an editor's. */
export function inPortugueseAt(
  places: readonly PanelPlace[],
  text: string,
  isAt: (selector: string) => boolean,
): string | null {
  for (const { at, words } of places) {
    const word = inPortuguese(words, text);
    if (word !== null && isAt(at)) return word;
  }
  return null;
}

function replaced(text: string, english: string | RegExp, portuguese: string): string | null {
  if (typeof english === 'string') return text === english ? portuguese : null;
  const found = english.exec(text);
  if (found === null) return null;
  return portuguese.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
}
