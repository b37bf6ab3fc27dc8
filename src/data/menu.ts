import 'server-only';

import type { Menu, MenuGroup } from '@/domain/menu';
import { cacheTags, type TermKind } from '@/lib/cache-tags';
import { categories, occasions } from '@/messages/catalogue';

import { cached, cachedRead } from './cached';
import { readFilled } from './filled-terms';
import { inGroups } from './in-groups';
import { readTerms } from './terms';

/** What the header's menus list: names and slugs, and nothing that leads to an empty page. */
export const getMenu = cachedRead('getMenu', async (): Promise<Menu> => {
  cached('published', cacheTags.menu, cacheTags.filled('category'), cacheTags.filled('occasion'));
  const [first, second] = await Promise.all([
    readMenu('category', categories.ungrouped),
    readMenu('occasion', occasions.ungrouped),
  ]);
  return { categories: first, occasions: second };
});

async function readMenu(kind: TermKind, ungrouped: string): Promise<MenuGroup[]> {
  const [{ terms, groups }, filled] = await Promise.all([readTerms(kind), readFilled(kind)]);
  const ids = new Set(filled.map(({ id }) => id));
  const shown = terms.filter(({ id }) => ids.has(id));
  return inGroups(groups, shown)
    .filter(({ entries }) => entries.length > 0)
    .map(({ id, name, entries }) => ({
      id,
      name: name || ungrouped,
      entries: entries.map((entry) => ({ name: entry.name, slug: entry.slug })),
    }));
}
