import { CHANGES } from '@/domain/changes';
import { LISTING_MAX_PAGE, LISTING_PAGE_SIZE } from '@/domain/limits';
import { SORT_KEYS } from '@/domain/sort';
import { apiReference as words } from '@/messages/api-reference';

import { type JsonSchema, type Operation, query } from './operation';

const text = { type: 'string' } as const;
const whole = { type: 'integer' } as const;
const flag = { type: 'boolean' } as const;
const nullable = (type: string) => ({ type: [type, 'null'] });
const list = (items: JsonSchema) => ({ type: 'array', items });

/** An object of exactly these fields, all of them there but the `optional` ones. */
function object(fields: Record<string, JsonSchema>, optional: readonly string[] = []): JsonSchema {
  const required = Object.keys(fields).filter((name) => !optional.includes(name));
  return { type: 'object', properties: fields, required, additionalProperties: false };
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** What our own endpoints answer, which no collection has. */
export const OWN_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  GiftImage: object(
    {
      ...{ url: text, avif: flag, alt: text, width: whole, height: whole },
      ...{ color: text, focus: text },
    },
    ['avif', 'focus'],
  ),
  GiftSummary: object({
    ...{ id: whole, title: text, slug: text, shortDescription: text },
    ...{ price: nullable('number'), originalPrice: nullable('number') },
    images: list(ref('GiftImage')),
    ...{ isNew: flag, affiliateLink: text },
    ...{ averageRating: nullable('number'), reviewCount: whole },
  }),
  Listing: object({
    docs: list(ref('GiftSummary')),
    ...{ total: whole, isTotalExact: flag, page: whole, hasMore: flag },
  }),
  SearchResult: object({
    ...{ docs: list(ref('GiftSummary')), total: whole, didYouMean: nullable('string') },
    isPartial: flag,
  }),
  SearchSuggestions: object({
    gifts: list(
      object({
        ...{ id: whole, title: text, price: nullable('number') },
        image: { oneOf: [ref('GiftImage'), { type: 'null' }] },
      }),
    ),
    categories: list(object({ name: text, slug: text })),
    occasions: list(object({ name: text, slug: text })),
  }),
  MenuGroups: list(
    object({
      id: whole,
      name: text,
      entries: list({ type: 'object', required: ['name', 'slug'] }),
    }),
  ),
  Menu: object({ categories: ref('MenuGroups'), occasions: ref('MenuGroups') }),
  ChangesPage: object({
    changes: list(
      object({
        ...{ collection: text, id: whole, slug: nullable('string') },
        change: { type: 'string', enum: ['changed', 'removed'] },
        at: { type: 'string', format: 'date-time' },
      }),
    ),
    ...{ next: text, hasMore: flag },
  }),
};

const SEARCHED = query('q', text, { description: words.parameters.query, example: 'caneca' });

/** The operations of our own endpoints. */
export const OWN_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: '/listings',
    id: 'listGiftsOfScope',
    summary: words.operations.listings,
    tag: words.catalogue,
    parameters: [
      query('scope', text, { description: words.parameters.scope, example: 'category:nerd' }),
      query(
        'sort',
        { type: 'string', enum: [...SORT_KEYS] },
        { description: words.parameters.listingSort, example: 'popularity' },
      ),
      query(
        'page',
        { type: 'integer', minimum: 1, maximum: LISTING_MAX_PAGE },
        { description: words.parameters.listingPage(LISTING_PAGE_SIZE) },
      ),
      query('min', { type: 'number', minimum: 0 }, { description: words.parameters.min }),
      query(
        'max',
        { type: 'number', minimum: 0 },
        { description: words.parameters.max, example: 200 },
      ),
      query('rating', { type: 'number' }, { description: words.parameters.rating }),
      query('intentions', text, { description: words.parameters.intentions }),
      query('after', { type: 'integer', minimum: 1 }, { description: words.parameters.after }),
    ],
    answer: ref('Listing'),
  },
  {
    method: 'get',
    path: '/search',
    id: 'searchGifts',
    summary: words.operations.search,
    tag: words.catalogue,
    parameters: [
      { ...SEARCHED, required: true },
      query('limit', { type: 'integer', minimum: 1 }, { description: words.parameters.most }),
    ],
    answer: ref('SearchResult'),
  },
  {
    method: 'get',
    path: '/search/suggestions',
    id: 'suggestSearches',
    summary: words.operations.suggestions,
    tag: words.catalogue,
    parameters: [{ ...SEARCHED, required: true }],
    answer: ref('SearchSuggestions'),
  },
  {
    method: 'get',
    path: '/menu',
    id: 'readMenu',
    summary: words.operations.menu,
    tag: words.catalogue,
    parameters: [],
    answer: ref('Menu'),
  },
  {
    method: 'get',
    path: '/changes',
    id: 'readChanges',
    summary: words.operations.changes,
    tag: words.catalogue,
    parameters: [
      query('since', text, { description: words.parameters.since }),
      query(
        'limit',
        { type: 'integer', minimum: 1, maximum: CHANGES.mostRows, default: CHANGES.rows },
        { description: words.parameters.limit, example: CHANGES.mostRows },
      ),
    ],
    answer: ref('ChangesPage'),
  },
];
