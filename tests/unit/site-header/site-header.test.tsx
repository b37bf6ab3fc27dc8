import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { NavMenu } from '@/features/site-header/nav-menu';
import { MenuGroups } from '@/features/site-header/menu-groups';
import { paths } from '@/lib/paths';

it('a menu in the document has the way to the page that lists everything, and no entry', () => {
  const html = renderToStaticMarkup(
    <NavMenu label="Categorias" all={{ href: paths.categories, label: 'Todas as categorias' }}>
      <MenuGroups kind="categories" />
    </NavMenu>,
  );
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/categorias']);
  expect(html).not.toContain('Carregando');
});
