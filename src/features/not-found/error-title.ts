import { errorPage as words } from '@/messages/error-page';

const TITLES: [RegExp, string][] = [
  [/^\/ocasi(?:oes|ao)\b/, words.occasions],
  [/^\/categorias?\b/, words.categories],
  [/^\/(?:presentes|presentes-novos|presentes-em-alta|intencao)\b/, words.gifts],
];

/** A list that could not be shown says which. */
export function errorTitle(path: string | null): string {
  return TITLES.find(([pattern]) => pattern.test(path ?? ''))?.[1] ?? words.title;
}
