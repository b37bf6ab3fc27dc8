import {
  RATING_MAX,
  RATING_MIN,
  REVIEW_MAX_CHARACTERS,
  REVIEW_MIN_CHARACTERS,
  REVIEW_MIN_DISTINCT_CHARACTERS,
} from './limits';

/** The name on a review whose author has no name or a deleted account. */
export const ANONYMOUS_READER = 'Leitor da Mimoteca';

/** Why a review is refused. */
export const REVIEW_PROBLEMS = {
  loginRequired: 'Você precisa estar logado para fazer uma avaliação.',
  alreadyReviewed: 'Você já fez uma avaliação para este presente.',
  tooShort: 'A avaliação deve ter pelo menos 10 caracteres.',
  tooLong: 'A avaliação deve ter no máximo 500 caracteres.',
  tooFewDistinct: 'A avaliação deve conter pelo menos 3 caracteres diferentes.',
  repeatedText: 'Você já fez uma avaliação com este mesmo texto.',
  ratingRequired: 'Escolha uma nota de 1 a 5 estrelas.',
} as const;

/** Takes no room on screen: zero-width and formatting characters, and controls that are not white space. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}|(?!\s)\p{Cc}/gu;

/**
 * UTF-16 units in which 500 characters always fit, the longest emoji included. What is longer is refused unread: a
 * character may carry any number of marks, and a megabyte is not worth counting.
 */
const LONGEST_TEXT = REVIEW_MAX_CHARACTERS * 16;

/**
 * The first rule that the text of a review breaks, as the message to show, or null when it
 * may be sent. Characters are those that a person sees: an emoji is one, however it is made. Invisible ones never
 * count and a run of white space counts once towards the minimum, so that a review cannot be padded; the maximum
 * counts all of them, because it bounds what is stored.
 *
 * @param earlierTexts the same person's other reviews, compared without regard to case, white space and Unicode form
 */
export function reviewTextProblem(text: string, earlierTexts: readonly string[]): string | null {
  if (text.trim().length > LONGEST_TEXT) return REVIEW_PROBLEMS.tooLong;
  const content = visibleCharacters(text);
  if (content.length < REVIEW_MIN_CHARACTERS) return REVIEW_PROBLEMS.tooShort;
  if (reviewLength(text) > REVIEW_MAX_CHARACTERS) return REVIEW_PROBLEMS.tooLong;

  const distinct = new Set(content.map((character) => character.toLowerCase()));
  distinct.delete(' ');
  if (distinct.size < REVIEW_MIN_DISTINCT_CHARACTERS) return REVIEW_PROBLEMS.tooFewDistinct;

  const key = comparable(text);
  const isRepeated = earlierTexts.some((earlier) => comparable(earlier) === key);
  return isRepeated ? REVIEW_PROBLEMS.repeatedText : null;
}

/** How many of the 500 characters a text takes, without the white space around it. */
export function reviewLength(text: string): number {
  const trimmed = text.trim();
  return trimmed.length > LONGEST_TEXT ? trimmed.length : characters(trimmed).length;
}

/** True for a whole number of stars, 1 to 5. */
export function isRating(value: unknown): value is 1 | 2 | 3 | 4 | 5 {
  return (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= RATING_MIN &&
    value <= RATING_MAX
  );
}

/** What a reader sees of a text, character by character, with single spaces between words. */
function visibleCharacters(text: string): string[] {
  const seen: string[] = [];
  for (const character of characters(text)) {
    const visible = character.replace(INVISIBLE, '').replace(/^\s+$/u, ' ');
    const isSurplus = visible === ' ' && (seen.length === 0 || seen.at(-1) === ' ');
    if (visible !== '' && !isSurplus) seen.push(visible);
  }
  if (seen.at(-1) === ' ') seen.pop();
  return seen;
}

function comparable(text: string): string {
  return visibleCharacters(text.normalize('NFKC')).join('').toLowerCase();
}

let segmenter: Intl.Segmenter | undefined;

function characters(text: string): string[] {
  const composed = text.normalize('NFC');
  // Some older browsers have no segmenter; there the server decides.
  if (!('Segmenter' in Intl)) return Array.from(composed);
  segmenter ??= new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(composed), ({ segment }) => segment);
}
