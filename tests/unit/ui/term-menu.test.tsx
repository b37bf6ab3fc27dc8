import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Term, TermGroup } from '@/domain/taxonomy';
import { TermMenu } from '@/features/site-header/term-menu';
import { paths } from '@/lib/paths';

const shared = { description: '', shortDescription: '', image: null };

const term = (id: number): Term => ({
  ...shared,
  id,
  name: `Categoria ${id}`,
  slug: `categoria-${id}`,
  groupId: 1,
  month: '',
  createdAt: '',
  giftCount: 3,
});

const group = (id: number, terms: Term[]): TermGroup => ({
  ...shared,
  id,
  name: `Grupo ${id}`,
  slug: `grupo-${id}`,
  terms,
});

const render = (groups: TermGroup[]) =>
  renderToStaticMarkup(
    <TermMenu
      name="categorias"
      label="Categorias"
      groups={groups}
      href={paths.category}
      all={{ href: paths.categories, label: 'Todas as categorias' }}
    />,
  );

it('lists groups with links to their terms, and leaves out empty groups', () => {
  const html = render([group(1, [term(1)]), group(2, [])]);
  expect(html).toContain('Grupo 1');
  expect(html).toContain('<a href="/categoria/categoria-1">Categoria 1</a>');
  expect(html).not.toContain('Grupo 2');
});

it('stays lean: a menu of forty terms weighs under 5 kB', () => {
  const groups = Array.from({ length: 8 }, (_, index) =>
    group(
      index + 1,
      Array.from({ length: 5 }, (_term, position) => term(index * 5 + position + 1)),
    ),
  );
  expect(render(groups).length).toBeLessThan(5_000);
});
