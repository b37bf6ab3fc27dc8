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

/** What the picture of an entry is called, before its slug. */
const PICTURE_NAMES = {
  categories: 'categoria',
  occasions: 'ocasiao',
  'category-groups': 'grupo',
  'occasion-groups': 'grupo',
} as const;
type TaxonomyCollection = keyof typeof PICTURE_NAMES;

export async function seedTaxonomy(payload: Payload, media: MediaLibrary): Promise<Taxonomy> {
  const groupIds = {
    category: await seedEntries('category-groups', categoryGroups, create('category-groups')),
    occasion: await seedEntries('occasion-groups', occasionGroups, create('occasion-groups')),
  };
  return {
    categories: await seedEntries('categories', categories, (entry, image) => {
      const { slug, name, description, month } = entry;
      const group = requireId(groupIds.category, entry.group);
      const data = { slug, name, description, month, group, image };
      return payload.create({ collection: 'categories', data, context: UNAUDITED });
    }),
    occasions: await seedEntries('occasions', occasions, (entry, image) => {
      const { slug, name, shortDescription, description, month } = entry;
      const group = requireId(groupIds.occasion, entry.group);
      const data = { slug, name, shortDescription, description, month, group, image };
      return payload.create({ collection: 'occasions', data, context: UNAUDITED });
    }),
  };

  function create(collection: 'category-groups' | 'occasion-groups') {
    return ({ slug, name, shortDescription, description }: DemoGroup, image: number) => {
      const data = { slug, name, shortDescription, description, image };
      return payload.create({ collection, data, context: UNAUDITED });
    };
  }

  /** Creates what is missing, each entry with its picture. */
  async function seedEntries<Entry extends Pick<DemoGroup, 'slug' | 'picture'>>(
    collection: TaxonomyCollection,
    entries: Entry[],
    create: (entry: Entry, image: number) => Promise<{ id: number }>,
  ): Promise<Ids> {
    const { docs } = await payload.find({
      collection,
      pagination: false,
      depth: 0,
      select: { slug: true },
    });
    const ids: Ids = new Map(docs.map((doc) => [doc.slug, doc.id]));
    const missing = entries.filter(({ slug }) => !ids.has(slug));
    await inParallel(missing, 4, async (entry) => {
      const { slug, picture } = entry;
      const image = await media.picture(`${PICTURE_NAMES[collection]}-${slug}`, picture, {
        width: WIDTH,
        folder: entryFolder(collection, slug),
      });
      const { id } = await create(entry, image);
      ids.set(slug, id);
    });
    return ids;
  }
}

function requireId(ids: Ids, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The demo catalogue names an unknown slug: ${slug}`);
  return id;
}
