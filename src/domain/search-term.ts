import { FIGURES } from './figures';
import { normaliseSearch } from './text';

const MOST_WORDS = 8;
/** A telephone, a document or an order has at least so many; a year or a size has fewer. */
const FEWEST_DIGITS_OF_A_PERSON = 6;

/**
 * A search as it may be written down for the editors: without accents and case, single spaces. Null for what could say who
 * asked (an e-mail address, a telephone, a document, an address of a page) and for what is no name of a gift: too long,
 * or without two letters.
 */
export function recordableTerm(query: string): string | null {
  const term = normaliseSearch(query).replace(/\s+/g, ' ');
  if (Array.from(term).length > FIGURES.searchTermCharacters) return null;
  if (/@|:\/\/|\bwww\./.test(term)) return null;
  if (term.replace(/\D/g, '').length >= FEWEST_DIGITS_OF_A_PERSON) return null;
  if (term.replace(/\P{L}/gu, '').length < 2) return null;
  return term.split(' ').length > MOST_WORDS ? null : term;
}
