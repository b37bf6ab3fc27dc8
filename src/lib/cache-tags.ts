/**
 * The one owner of every cache tag. The database announces them at commit (migrations/*_hot_paths.ts); the pages that
 * were read under a tag are made anew on the next request.
 */
export const cacheTags = {
  /** Carried by every cached read: expiring it expires everything. */
  everything: 'everything',
  /** Categories, occasions and their groups, with their pictures. */
  catalogue: 'catalogue',
  /** One gift: its page, its reviews, and wherever it is shown by name. */
  gift: (id: number) => `gift:${id}`,
  /** The listing of one scope; `kind` and `id` as in the table `listing_entries`. */
  listing: (kind: ScopeKind, id: number) => `listing:${SCOPE_KINDS[kind]}:${id}`,
  /** The listing of all gifts, which changes whenever any published gift does. */
  allGifts: 'listing:0:0',
} as const;

/** The numbers of `listing_entries.scope_kind`. */
export const SCOPE_KINDS = { all: 0, category: 1, occasion: 2, intention: 3 } as const;
export type ScopeKind = keyof typeof SCOPE_KINDS;
