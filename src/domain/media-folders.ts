/** The folder of every picture that belongs to no single entry: of gifts, of imports, of the media library. */
export const GIFT_FOLDER = 'gifts';

/** Where the pictures of one entry of these collections lie: the folder here, and below it the entry's slug. */
export const ENTRY_FOLDERS = {
  categories: 'categorias',
  occasions: 'occasions',
  'category-groups': 'category_groups',
  'occasion-groups': 'occasion_groups',
} as const;

export type FolderedCollection = keyof typeof ENTRY_FOLDERS;

/** What an entry's folder is called; `slug` as `slugify` makes it. */
export function entryFolder(collection: FolderedCollection, slug: string): string {
  return `${ENTRY_FOLDERS[collection]}/${slug}`;
}

const FOLDER = new RegExp(
  `^(?:${GIFT_FOLDER}|(?:${Object.values(ENTRY_FOLDERS).join('|')})/[a-z0-9]+(?:-[a-z0-9]+)*)$`,
);
/** As long as the longest folder with the longest slug. */
const LONGEST = 220;

/** Whether a picture may be stored there: one of the five forms, which lead nowhere else. */
export function isMediaFolder(text: unknown): text is string {
  return typeof text === 'string' && text.length <= LONGEST && FOLDER.test(text);
}
