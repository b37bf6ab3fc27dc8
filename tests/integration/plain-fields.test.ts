import type { CollectionBeforeOperationHook } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';

import type { TestApi } from '../support/http';
import { statementsOf } from '../support/statements';
import type { TestPayload } from '../support/test-payload';
import { type Cast, openCast } from './access/cast';
import type { Role } from './access/table';

let app: TestPayload;
let api: TestApi;
let cast: Cast;
let shortWays: CollectionBeforeOperationHook[];

beforeAll(async () => {
  const stage = await openCast();
  ({ app, api, cast } = stage);
  const { make } = stage;
  const { skipPlainFields } = await import('@collections/shared/find/skip-plain-fields');
  const { shareRelations } = await import('@collections/shared/find/shared-relations');
  shortWays = [skipPlainFields, shareRelations];
  // As in a server that hears of changes: without, nothing is shared.
  const { tagClock } = await import('@/lib/tag-clock');
  tagClock.isListening = true;
  const category = await make.category();
  const occasion = await make.occasion();
  for (let index = 0; index < 4; index += 1) {
    await make.gift({
      title: `Caneca ${index}`,
      categories: index === 0 ? [] : [category.id],
      occasions: [occasion.id],
      intentions: index === 1 ? [] : ['para celebrar'],
      ...(index === 3 && { _status: 'draft' }),
    });
  }
  const gift = await make.gift({ title: 'Com rascunho', categories: [category.id] });
  await app.payload.update({
    ...{ collection: 'gifts' as const, id: gift.id, draft: true },
    data: { title: 'Rascunho novo' },
  });
});

/** What Payload answers when it goes through every field of every document, and reads each related document itself. */
async function byPayload<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const all = app.payload.config.collections.map(({ hooks }) => ({
    hooks,
    before: hooks.beforeOperation,
  }));
  for (const { hooks, before } of all) {
    expect(before).toEqual(expect.arrayContaining(shortWays));
    hooks.beforeOperation = before.filter((hook) => !shortWays.includes(hook));
  }
  try {
    return await work();
  } finally {
    for (const { hooks, before } of all) hooks.beforeOperation = before;
  }
}

const COLLECTIONS = [
  ...['gifts', 'categories', 'category-groups', 'occasions', 'occasion-groups', 'media', 'reviews'],
  ...['users', 'favourites', 'link-checks', 'search-synonyms', 'api-keys', 'audit-log', 'webhooks'],
];
const QUERIES = [
  ...['', 'depth=0', 'depth=1', 'depth=2', 'draft=true', 'trash=true', 'depth=0&draft=true'],
  ...['select[title]=true', 'select[name]=false&depth=1', 'select[images]=true&depth=2'],
  ...['populate[categories][name]=true', 'populate[media][url]=true&depth=2', 'locale=all'],
];
const ROLES: Role[] = ['visitor', 'user', 'readKey', 'adminKey', 'admin'];

describe.each(ROLES)('what %s reads is what Payload answers, to the byte:', (role) => {
  it.each(COLLECTIONS)('%s', async (collection) => {
    const as = cast.sessions[role];
    const first = await api.request(`/${collection}?limit=1&depth=0`, { as });
    const id: unknown = first.body.docs?.[0]?.id ?? 1;
    for (const query of QUERIES) {
      for (const path of [
        `/${collection}?sort=id&${query}`,
        `/${collection}/${String(id)}?${query}`,
      ]) {
        const read = async () => {
          const { status, body } = await api.request(path, { as });
          return `${status} ${JSON.stringify(body)}`;
        };
        const whole = await byPayload(read);
        expect(await read(), path).toBe(whole);
        expect(await read(), `${path}, once more`).toBe(whole);
      }
    }
  });

  it('by GraphQL', async () => {
    const read = async () => {
      const { status, body } = await api.graphql(
        `{ Gifts(limit: 10, sort: "id") { totalDocs docs { id title description descriptionHtml price isNew
          createdAt _status averageRating images { url sizes alt } categories { name image { url } group { name } } } }
          Reviews(limit: 5) { docs { rating comment gift { title } } } }`,
        cast.sessions[role],
      );
      expect(body.errors).toBeUndefined();
      return `${status} ${JSON.stringify(body)}`;
    };
    const whole = await byPayload(read);
    expect(await read()).toBe(whole);
    expect(await read()).toBe(whole);
  });
});

it('a list costs as many statements as without it', async () => {
  // Of somebody signed in: what visitors share would be read once only.
  const { user } = cast.users;
  const read = async () =>
    app.payload.find({ collection: 'gifts', overrideAccess: false, user, depth: 2, limit: 10 });
  const lean = await statementsOf(app.payload, read);
  const whole = await byPayload(() => statementsOf(app.payload, read));
  expect(lean).toHaveLength(whole.length);
});
