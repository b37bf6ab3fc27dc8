import { beforeAll, describe, expect, it } from 'vitest';

import { type TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';
import { type TestPayload } from '../../support/test-payload';
import { allowed, createFixtures } from './fixtures';
import { type Cast, createCast } from './cast';
import { casesOf, type Slug } from './table';

let app: TestPayload;
let api: TestApi;
let cast: Cast;
let fixtures: Awaited<ReturnType<typeof createFixtures>>;

beforeAll(async () => {
  ({ app, api } = await openSite());
  cast = await createCast(app.payload, api);
  fixtures = await createFixtures(app.payload, cast.users);
});

const NAMES: Record<Slug, [one: string, many: string]> = {
  gifts: ['Gift', 'Gifts'],
  categories: ['Category', 'Categories'],
  'category-groups': ['CategoryGroup', 'CategoryGroups'],
  occasions: ['Occasion', 'Occasions'],
  'occasion-groups': ['OccasionGroup', 'OccasionGroups'],
  media: ['Media', 'allMedia'],
  reviews: ['Review', 'Reviews'],
  favourites: ['Favourite', 'Favourites'],
  subscribers: ['Subscriber', 'Subscribers'],
  'contact-messages': ['ContactMessage', 'ContactMessages'],
  consents: ['Consent', 'Consents'],
  campaigns: ['Campaign', 'Campaigns'],
  'link-checks': ['LinkCheck', 'LinkChecks'],
  outbox: ['Outbox', 'Outboxes'],
  'gift-imports': ['GiftImport', 'GiftImports'],
  suppressions: ['Suppression', 'Suppressions'],
  'search-synonyms': ['SearchSynonym', 'SearchSynonyms'],
  'audit-log': ['AuditLog', 'AuditLogs'],
  users: ['User', 'Users'],
};

describe('read', () => {
  it.each(casesOf('read'))('$collection by $role: $verdict', async (one) => {
    const documents = await fixtures.shared(one.collection);
    const [single, many] = NAMES[one.collection];
    const ids = documents.map(({ id }) => id);
    const as = cast.sessions[one.role];
    const expected = allowed(documents, one.verdict, one.role).sort((a, b) => a - b);

    const list = await api.graphql(`{ ${many}(limit: 100) { docs { id } } }`, as);
    const docs = (list.body.data?.[many]?.docs ?? []) as { id: number }[];
    const listed = docs.map(({ id }) => id).filter((id) => ids.includes(id));
    expect(listed.sort((a, b) => a - b)).toEqual(expected);

    for (const id of ids) {
      const { body } = await api.graphql(`{ ${single}(id: ${id}) { id } }`, as);
      expect(body.data?.[single]?.id ?? null).toBe(expected.includes(id) ? id : null);
    }
  });
});

describe('delete', () => {
  it.each(casesOf('delete').filter(({ collection }) => collection !== 'users'))(
    '$collection by $role: $verdict',
    async (one) => {
      const documents = await fixtures.fresh(one.collection);
      const [single] = NAMES[one.collection];
      const inTrash = one.collection === 'gifts' ? ', trash: true' : '';
      const gone: number[] = [];
      for (const { id } of documents) {
        const { body } = await api.graphql(
          `mutation { delete${single}(id: ${id}${inTrash}) { id } }`,
          cast.sessions[one.role],
        );
        if (body.data?.[`delete${single}`]?.id === id) gone.push(id);
        else expect(body.errors?.length).toBeGreaterThan(0);
      }
      expect(gone).toEqual(allowed(documents, one.verdict, one.role));
    },
  );
});

it.each(['visitor', 'user'] as const)('makes no account for a %s', async (role) => {
  const { body } = await api.graphql(
    `mutation { createUser(data: {
      email: "grafo@example.com", password: "Senha-Forte-1", isAdmin: true
    }) { id } }`,
    cast.sessions[role],
  );
  expect(body.errors[0].message).toMatch(/permissão/);
  const { totalDocs } = await app.payload.count({
    collection: 'users',
    where: { email: { equals: 'grafo@example.com' } },
  });
  expect(totalDocs).toBe(0);
});

it('a review made through GraphQL is signed and unverified too', async () => {
  const [gift] = await fixtures.shared('gifts');
  const { body } = await api.graphql(
    `mutation { createReview(data: {
      gift: ${gift?.id}, user: ${cast.users.other.id}, rating: 5, verified: true,
      userName: "Prefeito", comment: "Um presente de que gostei."
    }) { userName verified } }`,
    cast.sessions.user,
  );
  expect(body.data?.createReview).toEqual({ userName: 'Leitora', verified: false });
});

it('answers wrong queries with errors that name no internals', async () => {
  const { status, body } = await api.graphql('{ Gifts { nada } }');
  expect(status).toBeLessThan(500);
  expect(body.errors.length).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts:|at async/);
});
