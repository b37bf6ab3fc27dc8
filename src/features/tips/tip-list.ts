import { paths } from '@/lib/paths';
import { tips as words } from '@/messages/pages';

/** The four tips, in the order in which a gift comes about: wrapped, written, given, and before all that, found. */
export const TIPS = [
  { key: 'wrapping', href: paths.tipsWrapping, title: words.wrapping, ...words.cardsOf.wrapping },
  { key: 'cards', href: paths.tipsCards, title: words.cards, ...words.cardsOf.cards },
  { key: 'moment', href: paths.tipsMoment, title: words.moment, ...words.cardsOf.moment },
  { key: 'discover', href: paths.tipsDiscover, title: words.discover, ...words.cardsOf.discover },
] as const;

export type TipKey = (typeof TIPS)[number]['key'];
