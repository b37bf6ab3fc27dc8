import type { Payload } from 'payload';

import { categories, categoryGroups, occasionGroups, occasions } from './catalogue/taxonomy';
import { inParallel } from './in-parallel';
import type { MediaLibrary } from './seed-media';
import type { SeedGroup } from './types';

type Ids = Map<string, number>;
export type Taxonomy = { categories: Ids; occasions: Ids };
type TermCollection = 'categories' | 'occasions' | 'category-groups' | 'occasion-groups';

export async function seedTaxonomy(payload: Payload, media: MediaLibrary): Promise<Taxonomy> {
  const groupIds = {
    category: await seedTerms(
      payload,
      'category-groups',
      categoryGroups,
      create('category-groups'),
    ),
    occasion: await seedTerms(
      payload,
      'occasion-groups',
      occasionGroups,
      create('occasion-groups'),
    ),
  };
  return {
    categories: await seedTerms(payload, 'categories', categories, async (term) => {
      const { slug, name, description, month } = term;
      const group = requireId(groupIds.category, term.group);
      const image = await media.picture(`categoria-${slug}`, term.art);
      return payload.create({
        collection: 'categories',
        data: { slug, name, description, month, group, image },
      });
    }),
    occasions: await seedTerms(payload, 'occasions', occasions, async (term) => {
      const { slug, name, shortDescription, description, month } = term;
      const group = requireId(groupIds.occasion, term.group);
      const image = await media.picture(`ocasiao-${slug}`, term.art);
      return payload.create({
        collection: 'occasions',
        data: { slug, name, shortDescription, description, month, group, image },
      });
    }),
  };

  function create(collection: 'category-groups' | 'occasion-groups') {
    return async ({ slug, name, shortDescription, description, art }: SeedGroup) => {
      const image = await media.picture(`grupo-${slug}`, art);
      const data = { slug, name, shortDescription, description, image };
      return payload.create({ collection, data });
    };
  }
}

async function seedTerms<Term extends { slug: string }>(
  payload: Payload,
  collection: TermCollection,
  terms: Term[],
  create: (term: Term) => Promise<{ id: number }>,
): Promise<Ids> {
  const { docs } = await payload.find({
    collection,
    pagination: false,
    depth: 0,
    select: { slug: true },
  });
  const ids: Ids = new Map(docs.map((doc) => [doc.slug, doc.id]));
  const missing = terms.filter(({ slug }) => !ids.has(slug));
  await inParallel(missing, 4, async (term) => {
    const { id } = await create(term);
    ids.set(term.slug, id);
  });
  return ids;
}

function requireId(ids: Ids, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The demo catalogue names an unknown slug: ${slug}`);
  return id;
}
