import { errorPage as words } from '@/messages/error-page';

const TITLES: [RegExp, string][] = [
  [/^\/ocasi(?:oes|ao)\b/, words.occasions],
  [/^\/categorias?\b/, words.categories],
  [/^\/(?:presentes|presentes-novos|presentes-em-alta|intencao)\b/, words.gifts],
];

/** What a page of that address is headed while its list cannot be shown; undefined when it is no list. */
export function listErrorTitle(path: string): string | undefined {
  return TITLES.find(([pattern]) => pattern.test(path))?.[1];
}
