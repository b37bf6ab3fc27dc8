import type { FlattenedField } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';

import { property } from '@/lib/property';

import { type TestApi } from '../../support/http';
import { type TestPayload } from '../../support/test-payload';
import { type Cast, openCast } from './cast';
import type { Role } from './table';

/** In every text of a gift that was public, and is a draft again. */
const SECRET = 'Zarabatana';
const ROLES: Role[] = ['visitor', 'user', 'readKey'];

let app: TestPayload;
let api: TestApi;
let cast: Cast;
let gift: number;
let category: string;

beforeAll(async () => {
  const site = await openCast();
  ({ app, api, cast } = site);
  const filed = await site.make.category();
  category = filed.slug;
  const occasion = await site.make.occasion();
  const draft = await site.make.gift({
    title: `${SECRET} de bambu`,
    shortDescription: `Uma ${SECRET}.`,
    affiliateLink: `https://loja.example.com/${SECRET}`,
    categories: [filed.id],
    occasions: [occasion.id],
    intentions: ['para agradecer'],
  });
  gift = draft.id;
  await site.make.review(draft, cast.users.user);
  const data = { user: cast.users.user.id, gift, category: filed.id };
  await app.payload.create({ collection: 'favourites', data });
  const unpublished = { _status: 'draft' as const };
  await app.payload.update({ collection: 'gifts', id: gift, data: unpublished, draft: false });
});

const told = (answer: { body: unknown }) => JSON.stringify(answer.body);

describe.each(ROLES)('a gift that is a draft again is told to nobody: %s', (role) => {
  it.each([
    '/gifts?depth=2&limit=100',
    '/gifts?draft=true&trash=true&where[_status][equals]=draft',
    `/gifts?where[title][like]=${SECRET}`,
    '/gifts/{id}?draft=true&depth=2',
    '/gifts/versions?depth=2',
    '/gifts/versions?where[version.title][exists]=true',
    '/reviews?depth=2&limit=100',
    '/reviews?depth=2&populate[gifts][title]=true',
    '/reviews?where[gift][equals]={id}&depth=2',
    '/reviews?where[gift.title][exists]=true',
    '/favourites?depth=2',
    '/favourites/mine',
    '/categories?depth=2&limit=100',
    '/categories?joins[gifts][limit]=10',
    '/occasions?depth=2&limit=100',
    '/media?depth=2&limit=100',
    '/link-checks?depth=2',
    '/audit-log?depth=2',
    '/listings?scope=all',
    '/listings?scope=category:{category}',
    `/search?q=${SECRET}`,
    `/search/suggestions?q=${SECRET}`,
    '/menu',
    '/changes?limit=1000',
    '/openapi.json',
  ])('GET %s', async (path) => {
    const written = path.replace('{id}', String(gift)).replace('{category}', category);
    const answer = await api.request(written, { as: cast.sessions[role] });
    expect(answer.status).toBeLessThan(500);
    // A refusal may say again what was asked for.
    if (answer.status < 400) expect(told(answer)).not.toMatch(new RegExp(SECRET, 'i'));
  });

  it.each([
    '{ Gifts(draft: true, trash: true) { docs { title } } }',
    '{ Gift(id: {id}, draft: true) { title } }',
    '{ versionsGifts { docs { version { title } } } }',
    '{ Reviews { docs { gift { title affiliateLink } } } }',
    '{ Favourites { docs { gift { title } } } }',
    '{ AuditLogs { docs { title changes } } }',
    '{ LinkChecks { docs { url gift { title } } } }',
  ])('%s', async (query) => {
    const answer = await api.graphql(query.replace('{id}', String(gift)), cast.sessions[role]);
    expect(told(answer)).not.toMatch(new RegExp(SECRET, 'i'));
  });
});

/** What an answer keeps from somebody: hidden, or with a rule of its own for reading. */
const isGuarded = (field: FlattenedField) =>
  property(field, 'hidden') === true || property(property(field, 'access'), 'read') !== undefined;

it('a field that is not read by everybody is no oracle: neither filtered, sorted nor selected by', async () => {
  const paths = app.payload.config.collections
    .filter(({ endpoints, slug }) => endpoints !== false && !slug.startsWith('payload-'))
    .flatMap(({ flattenedFields, slug }) =>
      flattenedFields
        .filter(isGuarded)
        .map((field) => ({ slug, name: field.name, isHidden: property(field, 'hidden') === true })),
    );
  expect(paths).toContainEqual({ slug: 'users', name: 'hash', isHidden: true });
  expect(paths).toContainEqual({ slug: 'api-keys', name: 'hash', isHidden: true });
  for (const { slug, name, isHidden } of paths) {
    for (const role of ROLES) {
      const as = cast.sessions[role];
      for (const query of [`where[${name}][exists]=true`, `sort=${name}`, `sort=-${name}`]) {
        const answer = await api.request(`/${slug}?${query}`, { as });
        expect([400, 403], `${role} ${slug}?${query}`).toContain(answer.status);
        const count = await api.request(`/${slug}/count?${query}`, { as });
        expect([400, 403, 200], `${role} ${slug}/count?${query}`).toContain(count.status);
        if (query.startsWith('where')) expect(count.status).not.toBe(200);
      }
      const { body } = await api.request(`/${slug}?select[${name}]=true&limit=1`, { as });
      const [doc] = (body.docs ?? []) as Record<string, unknown>[];
      // A user reads what is their own; what is hidden is nobody's.
      if (isHidden) expect(doc?.[name], `${role} ${slug} ${name}`).toBeUndefined();
    }
  }
});
