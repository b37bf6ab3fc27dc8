/**
 * Every cache tag is built here. The database announces them at commit (migrations/repeatable); what was read under a tag
 * is read anew on the next request. A read carries a tag for each thing that it shows: decision 0026.
 */
export const cacheTags = {
  /** Carried by every cached read: expiring it expires everything. */
  everything: 'everything',

  /** A gift as a card shows it: carried by every read that answers the gift. */
  gift: (id: number) => `gift:${id}`,
  /** Whatever else the gift's own page shows: its description, its categories, its reviews. */
  giftPage: (id: number) => `page:gift:${id}`,
  /** The title or a price of a gift, or whether it is published: for its own pages, which must never say an earlier one. */
  giftOwn: (id: number) => `own:gift:${id}`,
  /** The title, the short description or the categories of a gift, for what shows no more of it. */
  giftText: (id: number) => `text:gift:${id}`,

  /** Which gifts a scope has, and their default order; `kind` and `id` as in the table `listing_entries`. */
  listing: (kind: ScopeKind, id: number) => `listing:${SCOPE_KINDS[kind]}:${id}`,
  /** Which published gifts there are, and their names. */
  allGifts: 'listing:0:0',
  /** A gift has come among the newest: among the first `NEWEST_FIRST`. One that leaves them announces itself. */
  newest: 'newest',
  /** The same of the most viewed and `POPULAR_FIRST`, of equal views the newer first; views announce nothing. */
  popular: 'popular',

  /** Everything about all categories and their groups, or all occasions and theirs; not their numbers of gifts. */
  terms: (kind: TermKind) => (kind === 'category' ? 'categories' : 'occasions'),
  /** Everything that the page of one shows of it, its gifts apart. */
  term: (kind: TermKind, id: number) => `${kind}:${id}`,
  /** Its name, its slug and its picture. */
  termCard: (kind: TermKind, id: number) => `card:${kind}:${id}`,
  /** Its name and its slug. */
  termLink: (kind: TermKind, id: number) => `link:${kind}:${id}`,
  /** The names and slugs of categories and occasions in their groups: of those that are in the menus. */
  menu: 'menu',
  /** Which slugs lead somewhere, those of earlier times included. */
  slugs: (kind: TermKind) => `slugs:${kind}`,
  /** How many gifts each of them has. */
  counts: (kind: TermKind) => `counts:${kind}`,
  /** How many gifts this one has. */
  count: (kind: TermKind, id: number) => `count:${SCOPE_KINDS[kind]}:${id}`,
  /** Which of them have any gift. */
  filled: (kind: TermKind) => `filled:${kind}`,

  /** How many published gifts and how many categories there are. */
  stats: 'stats',
  /** What editors say about the site itself: every page shows it. */
  settings: 'settings',

  /** The synonyms of the search. */
  synonyms: 'synonyms',

  /** Which files the sitemap has for gifts. */
  sitemap: 'sitemap',
  /** One of these files: its gifts, and when each was changed. */
  sitemapPart: (part: number) => `sitemap:${part}`,

  /** Every media file, when it is not known which one has gone or been replaced. */
  allMedia: 'media',
} as const;

/** No read under `cacheTags.newest` answers more gifts. Also in migrations/repeatable/20-listing-refresh.sql. */
export const NEWEST_FIRST = 20;
/** No read under `cacheTags.popular` does. */
export const POPULAR_FIRST = 10;

/** What the database announces instead of the tags when it touches very much: everything that carries any. */
export const ANY_TAG = '*';

/** One media file, by its name or the key of its sizes: announced when it comes, changes or goes. */
export function mediaTag(file: string): string {
  return `media:${file}`;
}

/** The numbers of `listing_entries.scope_kind`. */
export const SCOPE_KINDS = { all: 0, category: 1, occasion: 2, intention: 3 } as const;
export type ScopeKind = keyof typeof SCOPE_KINDS;
/** What editors make, with a page of its own. */
export type TermKind = 'category' | 'occasion';
