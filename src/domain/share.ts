import { SHARE_WORDS } from './limits';
import { truncateWords } from './text';

/** What is shared with a link to a gift: the first 60 words of the text. */
export function shareText(text: string): string {
  return truncateWords(text, SHARE_WORDS);
}
