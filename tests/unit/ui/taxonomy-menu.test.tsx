import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { TaxonomyEntry, TaxonomyGroup } from '@/domain/taxonomy';
import { TaxonomyMenu } from '@/features/site-header/taxonomy-menu';
import { paths } from '@/lib/paths';

const shared = { description: '', shortDescription: '', image: null };

const entry = (id: number): TaxonomyEntry => ({
  ...shared,
  id,
  name: `Categoria ${id}`,
  slug: `categoria-${id}`,
  groupId: 1,
  month: '',
  createdAt: '',
  giftCount: 3,
});

const group = (id: number, entries: TaxonomyEntry[]): TaxonomyGroup => ({
  ...shared,
  id,
  name: `Grupo ${id}`,
  slug: `grupo-${id}`,
  entries,
});

const render = (groups: TaxonomyGroup[]) =>
  renderToStaticMarkup(
    <TaxonomyMenu
      name="categorias"
      label="Categorias"
      groups={groups}
      href={paths.category}
      all={{ href: paths.categories, label: 'Todas as categorias' }}
    />,
  );

it('lists groups with links to their entries, and leaves out empty groups', () => {
  const html = render([group(1, [entry(1)]), group(2, [])]);
  expect(html).toContain('Grupo 1');
  expect(html).toContain('<a href="/categoria/categoria-1">Categoria 1</a>');
  expect(html).not.toContain('Grupo 2');
});

it('stays lean: a menu of forty entries weighs under 5 kB', () => {
  const groups = Array.from({ length: 8 }, (_, index) =>
    group(
      index + 1,
      Array.from({ length: 5 }, (_entry, position) => entry(index * 5 + position + 1)),
    ),
  );
  expect(render(groups).length).toBeLessThan(5_000);
});
