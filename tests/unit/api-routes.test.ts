import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { CEILINGS } from '@/domain/ceilings';

const ROUTES = 'src/app/(api)/api';

/** Routes about the server itself: they read nothing that a visitor could see. */
const ABOUT_THE_SERVER = ['health'];

/** Routes that ask who is signed in, each with the reason why it is no endpoint of a collection. */
const ABOUT_A_USER: Record<string, string> = {
  'campaigns/[id]/preview': 'answers a mail, which only src/data lays out',
  'favourites/gifts': 'answers cards, which only src/data makes',
};

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(folder, file));
}

const routes = filesIn(ROUTES).map((file) => ({
  address: path.dirname(path.relative(ROUTES, file)),
  code: readFileSync(file, 'utf8'),
}));

/** The addresses of a collection's own endpoints; '*' stands for a parameter. */
function endpointsOf(slug: string): string[] {
  const folder = path.join('collections', slug);
  if (!existsSync(folder)) return [];
  return filesIn(folder).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bpath(?::| =) '(\/[^']*)'/g)].map(
      ([, address = '']) => slug + address.replace(/:[^/]+/g, '*'),
    ),
  );
}

it('a route of the API answers what src/data reads', () => {
  const others = routes.filter(({ code }) => !code.includes("from '@/data/"));
  expect(others.map(({ address }) => address).sort()).toEqual(ABOUT_THE_SERVER);
});

it('what asks who is signed in is an endpoint of a collection', () => {
  const asking = routes.filter(({ code }) =>
    /readUserId|readAdminEmail|payload\.auth|cookies\(/.test(code),
  );
  expect(asking.map(({ address }) => address).sort()).toEqual(Object.keys(ABOUT_A_USER));
});

it('no route of the API hides an endpoint of a collection', () => {
  const hidden = routes.flatMap(({ address }) => {
    const written = address.replace(/\[[^\]]+\]/g, '*');
    return endpointsOf(address.split('/')[0] ?? '').filter((endpoint) => endpoint === written);
  });
  expect(hidden).toEqual([]);
});

it('the endpoints of a collection are found', () => {
  expect(endpointsOf('favourites')).toEqual(
    expect.arrayContaining(['favourites/gift/*', 'favourites/merge', 'favourites/mine']),
  );
});

it('every route of the API has a ceiling', () => {
  // The text in brackets distinguishes several ceilings of one request.
  const rows = new Set(CEILINGS.map(({ request }) => request.replace(/ \(.*\)$/, '')));
  const requests = routes
    .filter(({ address }) => !address.startsWith('internal/'))
    .flatMap(({ address, code }) => {
      const methods = [
        ...code.matchAll(/export (?:const|(?:async )?function) (GET|POST|PUT|PATCH|DELETE)\b/g),
      ];
      return methods.map(([, method]) => `${method} /api/${address.replace(/\[[^\]]+\]/g, '*')}`);
    });
  expect(requests).toContain('POST /api/gifts/*/view');
  expect(requests.filter((request) => !rows.has(request))).toEqual([]);
});
