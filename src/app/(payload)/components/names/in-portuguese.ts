import type { PanelPlace } from '@/messages/panel-english';

/** What is said instead of an English text of the panel; null for any other, and where `isAt` says that it is an editor's. */
export function inPortuguese(
  places: readonly PanelPlace[],
  text: string,
  isAt: (selector: string) => boolean,
): string | null {
  for (const { at, words } of places) {
    for (const [english, portuguese] of words) {
      const word = replaced(text, english, portuguese);
      if (word !== null && isAt(at)) return word;
    }
  }
  return null;
}

function replaced(text: string, english: string | RegExp, portuguese: string): string | null {
  if (typeof english === 'string') return text === english ? portuguese : null;
  const found = english.exec(text);
  if (found === null) return null;
  return portuguese.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
}
