/**
 * Every cache tag is built here. The database announces them at commit (migrations/*_hot_paths.ts); the pages that were
 * read under a tag are made anew on the next request.
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
  /** Every media file, when it is not known which one has gone or been replaced. */
  allMedia: 'media',
} as const;

/** What the database announces instead of the tags when it touches very much: everything that carries any. */
export const ANY_TAG = '*';

/** What to expire when announcements may have been missed: every page, and every media file. */
export const EVERYTHING: readonly string[] = [ANY_TAG, cacheTags.allMedia];

const MEDIA_FILE = 'media:';

export function isMediaTag(tag: string): boolean {
  return tag === cacheTags.allMedia || tag.startsWith(MEDIA_FILE);
}

/** The name of the media file that a tag announces as new, changed or gone; null for any other tag. */
export function mediaFileOfTag(tag: string): string | null {
  return tag.startsWith(MEDIA_FILE) ? tag.slice(MEDIA_FILE.length) : null;
}

/** The numbers of `listing_entries.scope_kind`. */
export const SCOPE_KINDS = { all: 0, category: 1, occasion: 2, intention: 3 } as const;
export type ScopeKind = keyof typeof SCOPE_KINDS;
