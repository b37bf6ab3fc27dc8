import { formatMoment } from '@/domain/dates';

/** Where Payload writes a moment as it is written in English, whatever the language. */
const PLACES = '.document-locked strong';
const ENGLISH = /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M$/;

/** Writes a moment as in Brazil. */
export function wordMoment(node: Text): void {
  if (!ENGLISH.test(node.data) || node.parentElement?.closest(PLACES) == null) return;
  node.data = formatMoment(new Date(node.data.replace(/\s/g, ' ')));
}
