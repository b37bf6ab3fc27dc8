import { isGenericWord, isStopWord, stemOf, wordsOf } from '@/domain/search-words';

const NAME = 'search-match';
/** Letters from which on the beginning of a word counts. */
const BEGINNING_MIN = 3;

/**
 * Marks in the titles below `root` the words that a query asks for, in the browsers that can without touching the document
 * (CSS custom highlights). Answers how to take the marks away.
 */
export function highlightMatches(root: Element, query: string): () => void {
  if (!('highlights' in CSS)) return () => undefined;
  const asked = wordsOf(query).filter((word) => !isStopWord(word) && !isGenericWord(word));
  const ranges = [...root.querySelectorAll('h3')].flatMap((title) => matchesIn(title, asked));
  CSS.highlights.set(NAME, new Highlight(...ranges));
  return () => CSS.highlights.delete(NAME);
}

function matchesIn(title: Element, asked: string[]): Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    for (const { index, 0: written } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      if (!isAskedFor(written, asked)) continue;
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + written.length);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Whether a word of a title is one of those asked for, in another form or begun. */
export function isAskedFor(written: string, asked: readonly string[]): boolean {
  const [word = ''] = wordsOf(written);
  const stem = stemOf(word);
  return asked.some(
    (other) => stemOf(other) === stem || (other.length >= BEGINNING_MIN && word.startsWith(other)),
  );
}
