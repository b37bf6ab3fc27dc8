import { mails } from '@/messages/mails';

import type { Footer, Letter } from './letter';

/** The same letter for who reads no HTML. */
export function plainLetter(letter: Letter): string {
  const { heading, isGreeted, paragraphs, facts = [], quote, action, note, footer } = letter;
  return [
    heading,
    ...(isGreeted ? [mails.greeting] : []),
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(quote === undefined ? [] : [quote.replace(/^/gm, '> ')]),
    ...(action === undefined ? [] : [`${action.label}: ${action.url}`]),
    ...(isGreeted ? [mails.signature] : []),
    ...(note === undefined ? [] : [note]),
    plainFooter(footer),
  ].join('\n\n');
}

export function plainFooter({ reason, links = [] }: Footer): string {
  // By the space mail programs know that what follows is no part of the letter.
  return ['-- ', reason, ...links.map(({ label, url }) => `${label}: ${url}`)].join('\n');
}
