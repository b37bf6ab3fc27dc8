import 'server-only';

import type { Menu, MenuGroup } from '@/domain/menu';
import type { TaxonomyGroup } from '@/domain/taxonomy';
import { groupsWithGifts } from '@/domain/with-gifts';
import { categories, occasions } from '@/messages/catalogue';

import { getCatalogue } from './catalogue';

/** What the header's menus list: names and slugs, and nothing that leads to an empty page. */
export async function getMenu(): Promise<Menu> {
  const { categoryGroups, occasionGroups } = await getCatalogue();
  return {
    categories: toMenu(categoryGroups, categories.ungrouped),
    occasions: toMenu(occasionGroups, occasions.ungrouped),
  };
}

function toMenu(groups: TaxonomyGroup[], ungrouped: string): MenuGroup[] {
  return groupsWithGifts(groups).map(({ id, name, entries }) => ({
    id,
    name: name || ungrouped,
    entries: entries.map((entry) => ({ name: entry.name, slug: entry.slug })),
  }));
}
