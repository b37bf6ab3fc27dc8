import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { Category, CategoryGroup, Occasion, OccasionGroup } from '@payload-types';

import type { TaxonomyEntry, TaxonomyGroup } from '@/domain/taxonomy';
import { cacheTags, SCOPE_KINDS } from '@/lib/cache-tags';

import { cached } from './cached';
import { toImage } from './media';
import { asVisitor, database } from './payload';

export type Catalogue = {
  categories: TaxonomyEntry[];
  occasions: TaxonomyEntry[];
  /** Ordered by name; entries without a group come last, in a group of id 0 when there are any. */
  categoryGroups: TaxonomyGroup[];
  occasionGroups: TaxonomyGroup[];
};

/**
 * The catalogue's reference data: categories and occasions ordered by name, with their groups
 * and the number of published gifts of each. Four reads in parallel, made again when one of them or the taxonomy of a gift changes.
 */
export async function getCatalogue(): Promise<Catalogue> {
  'use cache';
  cached('published', cacheTags.catalogue, cacheTags.allGifts);

  const { payload, overrideAccess } = await asVisitor();
  const all = { overrideAccess, depth: 1, pagination: false, sort: 'name' } as const;
  const [categories, occasions, categoryGroups, occasionGroups, counts] = await Promise.all([
    payload.find({ collection: 'categories', ...all }),
    payload.find({ collection: 'occasions', ...all }),
    payload.find({ collection: 'category-groups', ...all }),
    payload.find({ collection: 'occasion-groups', ...all }),
    readCounts(),
  ]);
  const categoryEntries = categories.docs.map((doc) => toEntry(doc, counts.category)).sort(byName);
  const occasionEntries = occasions.docs.map((doc) => toEntry(doc, counts.occasion)).sort(byName);
  return {
    categories: categoryEntries,
    occasions: occasionEntries,
    categoryGroups: group(categoryGroups.docs, categoryEntries),
    occasionGroups: group(occasionGroups.docs, occasionEntries),
  };
}

/** The category of that slug, or null. */
export async function getCategory(slug: string): Promise<TaxonomyEntry | null> {
  const { categories } = await getCatalogue();
  return categories.find((category) => category.slug === slug) ?? null;
}

/** The occasion of that slug, or null. */
export async function getOccasion(slug: string): Promise<TaxonomyEntry | null> {
  const { occasions } = await getCatalogue();
  return occasions.find((occasion) => occasion.slug === slug) ?? null;
}

type Counts = Map<number, number>;

async function readCounts(): Promise<{ category: Counts; occasion: Counts }> {
  const db = await database();
  const { rows } = await db.execute<{ scope_kind: number; scope_id: number; total: number }>(sql`
    select scope_kind, scope_id, total from listing_totals
    where scope_kind in (${SCOPE_KINDS.category}, ${SCOPE_KINDS.occasion})
  `);
  const of = (kind: number) =>
    new Map(rows.filter((row) => row.scope_kind === kind).map((row) => [row.scope_id, row.total]));
  return { category: of(SCOPE_KINDS.category), occasion: of(SCOPE_KINDS.occasion) };
}

function toEntry(doc: Category | Occasion, counts: Counts): TaxonomyEntry {
  return {
    id: doc.id,
    name: doc.name,
    slug: doc.slug,
    description: doc.description ?? '',
    shortDescription: ('shortDescription' in doc ? doc.shortDescription : null) ?? '',
    image: toImage(doc.image),
    groupId: typeof doc.group === 'object' ? (doc.group?.id ?? null) : (doc.group ?? null),
    month: doc.month ?? '',
    createdAt: doc.createdAt,
    giftCount: counts.get(doc.id) ?? 0,
  };
}

function group(
  groups: (CategoryGroup | OccasionGroup)[],
  entries: TaxonomyEntry[],
): TaxonomyGroup[] {
  const known = new Set(groups.map(({ id }) => id));
  const ungrouped = entries.filter(({ groupId }) => groupId == null || !known.has(groupId));
  const named = groups.sort(byName).map((doc) => ({
    id: doc.id,
    name: doc.name,
    slug: doc.slug,
    description: doc.description,
    shortDescription: doc.shortDescription ?? '',
    image: toImage(doc.image),
    entries: entries.filter(({ groupId }) => groupId === doc.id),
  }));
  if (ungrouped.length === 0) return named;
  const blank = { slug: '', description: '', shortDescription: '', image: null };
  return [...named, { id: 0, name: '', ...blank, entries: ungrouped }];
}

const collator = new Intl.Collator('pt-BR');

function byName(a: { name: string }, b: { name: string }): number {
  return collator.compare(a.name, b.name);
}
