import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { Category, CategoryGroup, Occasion, OccasionGroup } from '@payload-types';

import type { Term, TermGroup } from '@/domain/taxonomy';
import { cacheTags, SCOPE_KINDS } from '@/lib/cache-tags';

import { cached } from './cached';
import { toImage } from './media';
import { asVisitor, database } from './payload';

export type Catalogue = {
  categories: Term[];
  occasions: Term[];
  /** Ordered by name; terms without a group come last, in a group of id 0 when there are any. */
  categoryGroups: TermGroup[];
  occasionGroups: TermGroup[];
};

/**
 * The catalogue's reference data: categories and occasions ordered by name, with their groups
 * and the number of published gifts of each. Four reads in parallel, made again when a term or a gift's terms change.
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
  const categoryTerms = categories.docs.map((doc) => toTerm(doc, counts.category)).sort(byName);
  const occasionTerms = occasions.docs.map((doc) => toTerm(doc, counts.occasion)).sort(byName);
  return {
    categories: categoryTerms,
    occasions: occasionTerms,
    categoryGroups: group(categoryGroups.docs, categoryTerms),
    occasionGroups: group(occasionGroups.docs, occasionTerms),
  };
}

/** The category of that slug, or null. */
export async function getCategory(slug: string): Promise<Term | null> {
  const { categories } = await getCatalogue();
  return categories.find((category) => category.slug === slug) ?? null;
}

/** The occasion of that slug, or null. */
export async function getOccasion(slug: string): Promise<Term | null> {
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

function toTerm(doc: Category | Occasion, counts: Counts): Term {
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

function group(groups: (CategoryGroup | OccasionGroup)[], terms: Term[]): TermGroup[] {
  const known = new Set(groups.map(({ id }) => id));
  const ungrouped = terms.filter(({ groupId }) => groupId == null || !known.has(groupId));
  const named = groups.sort(byName).map((doc) => ({
    id: doc.id,
    name: doc.name,
    slug: doc.slug,
    description: doc.description,
    shortDescription: doc.shortDescription ?? '',
    image: toImage(doc.image),
    terms: terms.filter(({ groupId }) => groupId === doc.id),
  }));
  if (ungrouped.length === 0) return named;
  const blank = { slug: '', description: '', shortDescription: '', image: null };
  return [...named, { id: 0, name: '', ...blank, terms: ungrouped }];
}

const collator = new Intl.Collator('pt-BR');

function byName(a: { name: string }, b: { name: string }): number {
  return collator.compare(a.name, b.name);
}
