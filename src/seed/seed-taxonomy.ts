import type { Payload } from 'payload';

import { UNAUDITED } from '@collections/audit-log/record-change';

import { entryFolder } from '@/domain/media-folders';

import { demoCatalogue, type DemoGroup } from './demo-catalogue';
import { inParallel } from './in-parallel';
import type { MediaLibrary } from './seed-media';

const { categories, categoryGroups, occasionGroups, occasions } = demoCatalogue;

/** Pixels: tiles are narrower than half a page, and all of them are there before the site is. */
const WIDTH = 800;

type Ids = Map<string, number>;
export type Taxonomy = { categories: Ids; occasions: Ids };
type TaxonomyCollection = 'categories' | 'occasions' | 'category-groups' | 'occasion-groups';

export async function seedTaxonomy(payload: Payload, media: MediaLibrary): Promise<Taxonomy> {
  const groupIds = {
    category: await seedEntries(
      payload,
      'category-groups',
      categoryGroups,
      create('category-groups'),
    ),
    occasion: await seedEntries(
      payload,
      'occasion-groups',
      occasionGroups,
      create('occasion-groups'),
    ),
  };
  return {
    categories: await seedEntries(payload, 'categories', categories, async (entry) => {
      const { slug, name, description, month } = entry;
      const group = requireId(groupIds.category, entry.group);
      const image = await media.picture(`categoria-${slug}`, entry.picture, {
        width: WIDTH,
        folder: entryFolder('categories', slug),
      });
      return payload.create({
        collection: 'categories',
        data: { slug, name, description, month, group, image },
        context: UNAUDITED,
      });
    }),
    occasions: await seedEntries(payload, 'occasions', occasions, async (entry) => {
      const { slug, name, shortDescription, description, month } = entry;
      const group = requireId(groupIds.occasion, entry.group);
      const image = await media.picture(`ocasiao-${slug}`, entry.picture, {
        width: WIDTH,
        folder: entryFolder('occasions', slug),
      });
      return payload.create({
        collection: 'occasions',
        data: { slug, name, shortDescription, description, month, group, image },
        context: UNAUDITED,
      });
    }),
  };

  function create(collection: 'category-groups' | 'occasion-groups') {
    return async ({ slug, name, shortDescription, description, picture }: DemoGroup) => {
      const image = await media.picture(`grupo-${slug}`, picture, {
        width: WIDTH,
        folder: entryFolder(collection, slug),
      });
      const data = { slug, name, shortDescription, description, image };
      return payload.create({ collection, data, context: UNAUDITED });
    };
  }
}

async function seedEntries<Entry extends { slug: string }>(
  payload: Payload,
  collection: TaxonomyCollection,
  entrys: Entry[],
  create: (entry: Entry) => Promise<{ id: number }>,
): Promise<Ids> {
  const { docs } = await payload.find({
    collection,
    pagination: false,
    depth: 0,
    select: { slug: true },
  });
  const ids: Ids = new Map(docs.map((doc) => [doc.slug, doc.id]));
  const missing = entrys.filter(({ slug }) => !ids.has(slug));
  await inParallel(missing, 4, async (entry) => {
    const { id } = await create(entry);
    ids.set(entry.slug, id);
  });
  return ids;
}

function requireId(ids: Ids, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The demo catalogue names an unknown slug: ${slug}`);
  return id;
}
