import {
  RATING_MAX,
  RATING_MIN,
  REVIEW_MAX_CHARACTERS,
  REVIEW_MIN_CHARACTERS,
  REVIEW_MIN_DISTINCT_CHARACTERS,
} from './limits';

/** Why a review is refused, in the words of section 5. */
export const REVIEW_PROBLEMS = {
  loginRequired: 'Você precisa estar logado para fazer uma avaliação.',
  alreadyReviewed: 'Você já fez uma avaliação para este presente.',
  tooShort: 'A avaliação deve ter pelo menos 10 caracteres.',
  tooLong: 'A avaliação deve ter no máximo 500 caracteres.',
  tooFewDistinct: 'A avaliação deve conter pelo menos 3 caracteres diferentes.',
  repeatedText: 'Você já fez uma avaliação com este mesmo texto.',
  ratingRequired: 'Escolha uma nota de 1 a 5 estrelas.',
} as const;

/** Who signs a review whose writer gave no name, or has left. */
export const ANONYMOUS_READER = 'Leitor da Mimoteca';

/** Takes no room on screen: zero-width and formatting characters, and controls that are not white space. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}|(?!\s)\p{Cc}/gu;

/**
 * The first rule of section 5 that the text of a review breaks, as the message to show, or null when it
 * may be sent. Characters are code points. Invisible characters never count and a run of white space
 * counts once towards the minimum, so that a review cannot be padded; the maximum counts all of them,
 * because it bounds what is stored.
 *
 * @param earlierTexts the same person's other reviews, compared without regard to case and white space
 */
export function reviewTextProblem(text: string, earlierTexts: readonly string[]): string | null {
  const content = visibleContent(text);
  if (countCharacters(content) < REVIEW_MIN_CHARACTERS) return REVIEW_PROBLEMS.tooShort;
  if (countCharacters(text.trim()) > REVIEW_MAX_CHARACTERS) return REVIEW_PROBLEMS.tooLong;

  const distinct = new Set(content.toLowerCase().replaceAll(' ', ''));
  if (distinct.size < REVIEW_MIN_DISTINCT_CHARACTERS) return REVIEW_PROBLEMS.tooFewDistinct;

  const key = content.toLowerCase();
  const isRepeated = earlierTexts.some((earlier) => visibleContent(earlier).toLowerCase() === key);
  return isRepeated ? REVIEW_PROBLEMS.repeatedText : null;
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

function visibleContent(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();
}

function countCharacters(text: string): number {
  return Array.from(text).length;
}
