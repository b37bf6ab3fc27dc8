import { measuredRoutes } from '../bench/routes';
import { expect, test } from './support/test';

/** What only an answer of the page cache says about itself. */
const CACHED = 'public, max-age=0, must-revalidate';

/** Kinds of pages that are not measured elsewhere, and what machines read. */
const OTHERS = [
  '/favoritos',
  '/settings',
  '/busca',
  '/ocasiao/natal/categorias',
  '/intencao/para-agradecer',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/paginas.xml',
  '/feed.xml',
];

test('every public page is the same for everybody, and reads nothing that would not tell when it is stale', async ({
  request,
  baseURL,
}) => {
  for (const path of [...(await measuredRoutes(baseURL ?? '')), ...OTHERS]) {
    const answer = await request.get(path);
    expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([path, 200, CACHED]);
  }
});

test('a page that does not exist is a 404, and is not cached as one', async ({ request }) => {
  for (const path of ['/presente/99999999', '/categoria/nao-existe', '/nada']) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(answer.headers()['cache-control']).not.toBe(CACHED);
  }
});
