import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { Category, CategoryGroup, Occasion, OccasionGroup } from '@payload-types';

import type { TaxonomyGroup, TaxonomyTerm } from '@/domain/taxonomy';
import { cacheTags, type TermKind } from '@/lib/cache-tags';

import { cached, cachedRead, tagged } from './cached';
import { toImage } from './media';
import { asVisitor, database } from './payload';
import { TERM_COLLECTIONS, termTable } from './term-tables';

/** A group of categories or of occasions, apart from what belongs to it. */
export type TermGroup = Omit<TaxonomyGroup, 'entries'>;

export type Terms = { terms: TaxonomyTerm[]; groups: TermGroup[] };

/** All categories or all occasions, and their groups, both ordered by name. Nothing about gifts. */
export const getTerms = cachedRead('getTerms', async (kind: TermKind): Promise<Terms> => {
  cached('published', cacheTags.terms(kind));
  return readTerms(kind);
});

/** The same for a read that shows less of them, and carries tags of its own. */
export async function readTerms(kind: TermKind): Promise<Terms> {
  const { payload, overrideAccess } = await asVisitor();
  const all = { overrideAccess, depth: 1, pagination: false, sort: 'name' } as const;
  const [terms, groups] = await Promise.all([
    payload.find({ collection: TERM_COLLECTIONS[kind], ...all }),
    payload.find({ collection: `${kind}-groups`, ...all }),
  ]);
  return {
    terms: terms.docs.map(toTerm).sort(byName),
    groups: groups.docs.map(toGroup).sort(byName),
  };
}

/** A category or an occasion as its own page shows it. */
export type TermOfPage = TaxonomyTerm & { groupName: string | null };

/** The category or the occasion of that slug, or null. */
export const getTerm = cachedRead(
  'getTerm',
  async (kind: TermKind, slug: string): Promise<TermOfPage | null> => {
    cached('published');

    const doc = await findTerm(kind, slug);
    if (doc === null) {
      tagged(cacheTags.slugs(kind));
      return null;
    }
    tagged(cacheTags.term(kind, doc.id));
    const groupName = typeof doc.group === 'object' ? doc.group?.name : null;
    return { ...toTerm(doc), groupName: groupName ?? null };
  },
);

/** The slugs of all categories or occasions. */
export const listSlugs = cachedRead('listSlugs', async (kind: TermKind): Promise<string[]> => {
  cached('published', cacheTags.slugs(kind));
  const db = await database();
  const { rows } = await db.execute<{ slug: string }>(
    sql`select slug from ${termTable(kind)} order by slug`,
  );
  return rows.map(({ slug }) => slug);
});

/** What a card shows of a category or an occasion, or null; for what shows no more of it. */
export const getTermCard = cachedRead(
  'getTermCard',
  async (kind: TermKind, slug: string): Promise<TaxonomyTerm | null> => {
    cached('published');
    const doc = await findTerm(kind, slug);
    tagged(doc === null ? cacheTags.slugs(kind) : cacheTags.termCard(kind, doc.id));
    return doc === null ? null : toTerm(doc);
  },
);

async function findTerm(kind: TermKind, slug: string): Promise<Category | Occasion | null> {
  const { payload, overrideAccess } = await asVisitor();
  const { docs } = await payload.find({
    collection: TERM_COLLECTIONS[kind],
    overrideAccess,
    where: { slug: { equals: slug } },
    depth: 1,
    limit: 1,
    pagination: false,
  });
  return docs[0] ?? null;
}

function toTerm(doc: Category | Occasion): TaxonomyTerm {
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
  };
}

function toGroup(doc: CategoryGroup | OccasionGroup): TermGroup {
  return {
    id: doc.id,
    name: doc.name,
    slug: doc.slug,
    description: doc.description,
    shortDescription: doc.shortDescription ?? '',
    image: toImage(doc.image),
  };
}

const collator = new Intl.Collator('pt-BR');

function byName(a: { name: string }, b: { name: string }): number {
  return collator.compare(a.name, b.name);
}
