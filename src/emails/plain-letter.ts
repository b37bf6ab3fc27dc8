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
    ...(note === undefined ? [] : [note]),
    ...(isGreeted ? [mails.signature] : []),
    plainFooter(footer),
  ].join('\n\n');
}

export function plainFooter({ reason, links = [] }: Footer): string {
  return ['--', reason, ...links.map(({ label, url }) => `${label}: ${url}`)].join('\n');
}
