import type { CollectionSlug } from 'payload';

type QueryFields = {
  /** The paths that a `where` may name; through a relation only where it is written out. */
  readonly filter: readonly string[];
  readonly sort: readonly string[];
};

const DATES = ['createdAt', 'updatedAt'] as const;
const NOTHING: QueryFields = { filter: [], sort: [] };

const GROUP: QueryFields = {
  filter: ['id', 'slug', 'name', ...DATES],
  sort: ['id', 'slug', 'name', ...DATES],
};
const TAXONOMY_ENTRY: QueryFields = {
  filter: [...GROUP.filter, 'month', 'group', 'group.slug'],
  sort: [...GROUP.sort, 'month'],
};

/**
 * What somebody who is not an admin may filter and sort each collection by. Only what an answer shows them anyway: the
 * order of a list tells what it is ordered by. Every collection has its row, or it does not compile.
 */
const QUERY_FIELDS: Record<CollectionSlug, QueryFields> = {
  gifts: {
    filter: [
      ...['id', 'slug', 'title', 'price', 'originalPrice', 'isNew', 'intentions', '_status'],
      ...['categories', 'categories.slug', 'occasions', 'occasions.slug', ...DATES],
    ],
    sort: ['id', 'slug', 'title', 'price', 'detailViews', 'averageRating', ...DATES],
  },
  categories: TAXONOMY_ENTRY,
  'category-groups': GROUP,
  occasions: TAXONOMY_ENTRY,
  'occasion-groups': GROUP,
  media: { filter: ['id', 'alt', 'filename', ...DATES], sort: ['id', 'filename', ...DATES] },
  reviews: {
    filter: ['id', 'gift', 'gift.slug', 'rating', 'verified', 'hidden', ...DATES],
    sort: ['id', 'rating', ...DATES],
  },
  favourites: { filter: ['id', 'gift', 'category', ...DATES], sort: ['id', ...DATES] },
  consents: { filter: ['id', 'kind', ...DATES], sort: ['id', ...DATES] },
  users: { filter: ['id'], sort: ['id'] },
  subscribers: NOTHING,
  'contact-messages': NOTHING,
  campaigns: NOTHING,
  'link-checks': NOTHING,
  'search-synonyms': NOTHING,
  outbox: NOTHING,
  'gift-imports': NOTHING,
  'gift-import-rows': NOTHING,
  suppressions: NOTHING,
  webhooks: NOTHING,
  'webhook-deliveries': NOTHING,
  'audit-log': NOTHING,
  'api-keys': NOTHING,
  'payload-jobs': NOTHING,
  'payload-kv': NOTHING,
  'payload-locked-documents': NOTHING,
  'payload-migrations': NOTHING,
  'payload-preferences': NOTHING,
  'payload-query-presets': NOTHING,
};

export function queryFieldsOf(slug: CollectionSlug): QueryFields {
  return QUERY_FIELDS[slug];
}
