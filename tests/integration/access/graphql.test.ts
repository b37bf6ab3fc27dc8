import type { FlattenedField } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';

import { timestamp } from '@/domain/dates';
import { property } from '@/lib/property';

import { type TestApi } from '../../support/http';
import { type TestPayload } from '../../support/test-payload';
import { allowed } from './fixtures';
import { type Cast, openCast, type Stage } from './cast';
import { casesOf, type Slug } from './table';

type Answer = Awaited<ReturnType<TestApi['graphql']>>;

let app: TestPayload;
let api: TestApi;
let cast: Cast;
let fixtures: Stage['fixtures'];

beforeAll(async () => {
  ({ app, api, cast, fixtures } = await openCast());
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
  webhooks: ['Webhook', 'Webhooks'],
  'webhook-deliveries': ['WebhookDelivery', 'WebhookDeliveries'],
  suppressions: ['Suppression', 'Suppressions'],
  'search-synonyms': ['SearchSynonym', 'SearchSynonyms'],
  'audit-log': ['AuditLog', 'AuditLogs'],
  'api-keys': ['ApiKey', 'ApiKeys'],
  users: ['User', 'Users'],
};

describe('read', () => {
  it.each(casesOf('read'))('$collection by $role: $verdict', async (one) => {
    const documents = await fixtures.shared(one.collection);
    const [single, many] = NAMES[one.collection];
    const ids = documents.map(({ id }) => id);
    const as = cast.sessions[one.role];
    const expected = allowed(documents, one.verdict, one.role).sort((a, b) => a - b);

    const any = ids.map((id) => `{ id: { equals: ${id} } }`).join(', ');
    const list = await api.graphql(`{ ${many}(where: { OR: [${any}] }) { docs { id } } }`, as);
    const docs = (list.body.data?.[many]?.docs ?? []) as { id: number }[];
    expect(docs.map(({ id }) => id).sort((a, b) => a - b)).toEqual(expected);

    for (const id of ids) {
      const { body } = await api.graphql(`{ ${single}(id: ${id}) { id } }`, as);
      expect(body.data?.[single]?.id ?? null).toBe(expected.includes(id) ? id : null);
    }
  });
});

/** A body of REST as an input of GraphQL, which has numbers as numbers and writes the values of a choice as names. */
function inputOf(slug: Slug, body: object): Record<string, unknown> {
  const { flattenedFields } = app.payload.collections[slug].config;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => {
      const type = flattenedFields.find((field) => field.name === name)?.type;
      if (type === 'number') return [name, Number(String(value).replace(',', '.'))];
      return [name, type === 'select' ? namesOf(value) : value];
    }),
  );
}

/** What the schema wants of every document, and REST fills in by itself. */
function withRequired(slug: Slug, body: object): Record<string, unknown> {
  const { flattenedFields } = app.payload.collections[slug].config;
  const blank: Partial<Record<FlattenedField['type'], unknown>> = {
    ...{ text: '', textarea: '', email: 'a@example.com', date: timestamp(), json: [] },
    ...{ number: 0, checkbox: false, relationship: 1, upload: 1 },
  };
  const filled = flattenedFields.flatMap((field) => {
    if (!('required' in field) || field.required !== true || field.name in body) return [];
    const standard: unknown = 'defaultValue' in field ? field.defaultValue : undefined;
    if (standard !== undefined && typeof standard !== 'function') return [[field.name, standard]];
    if (field.type !== 'select') return [[field.name, blank[field.type]]];
    const [option] = field.options;
    return [[field.name, typeof option === 'object' ? option.value : option]];
  });
  return { ...body, ...Object.fromEntries(filled) };
}

function namesOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(namesOf);
  return typeof value === 'string' ? value.replaceAll(' ', '').replaceAll(/\W/g, '_') : value;
}

/** What a mutation has answered, or null when it was refused by the rules of access and by nothing else. */
function grantedId(body: Answer['body'], mutation: string): number | null {
  const id: unknown = property(property(body.data, mutation), 'id');
  if (typeof id === 'number') return id;
  const [error] = body.errors ?? [];
  const code = error?.extensions?.code ?? error?.code;
  expect(['FORBIDDEN', 'NOT_FOUND'], JSON.stringify(body)).toContain(code);
  return null;
}

describe('create', () => {
  // A picture is sent as a form, which GraphQL does not take.
  it.each(casesOf('create').filter(({ collection }) => collection !== 'media'))(
    '$collection by $role: $verdict',
    async (one) => {
      const [single] = NAMES[one.collection];
      const body = withRequired(one.collection, await fixtures.body(one.collection));
      const data = inputOf(one.collection, body);
      const answer = await api.graphql(
        `mutation ($data: mutation${single}Input!) { create${single}(data: $data) { id } }`,
        cast.sessions[one.role],
        { data },
      );
      expect(grantedId(answer.body, `create${single}`) !== null).toBe(one.verdict === 'yes');
    },
  );
});

describe('update', () => {
  it.each(casesOf('update'))('$collection by $role: $verdict', async (one) => {
    const [single] = NAMES[one.collection];
    const documents = await fixtures.shared(one.collection);
    const data = inputOf(one.collection, fixtures.changes[one.collection]);
    const changed: number[] = [];
    for (const { id } of documents) {
      const { body } = await api.graphql(
        `mutation ($data: mutation${single}UpdateInput!) { update${single}(id: ${id}, data: $data) { id } }`,
        cast.sessions[one.role],
        { data },
      );
      if (grantedId(body, `update${single}`) === id) changed.push(id);
    }
    expect(changed).toEqual(allowed(documents, one.verdict, one.role));
  });
});

describe('versions', () => {
  it.each(casesOf('versions'))('$collection by $role: $verdict', async (one) => {
    const as = cast.sessions[one.role];
    const [single, many] = NAMES[one.collection];
    const collection = one.collection as 'gifts';
    await fixtures.shared(collection);
    const { docs } = await app.payload.findVersions({ collection, limit: 1, depth: 0 });
    const id = docs[0]?.id;
    const isAllowed = one.verdict === 'all';
    const list = await api.graphql(`{ versions${many}(limit: 5) { totalDocs docs { id } } }`, as);
    const alone = await api.graphql(`{ version${single}(id: ${id}) { id } }`, as);
    const restored = await api.graphql(
      `mutation { restoreVersion${single}(id: ${id}) { id } }`,
      as,
    );
    expect((list.body.data?.[`versions${many}`]?.docs ?? []).length > 0).toBe(isAllowed);
    expect(alone.body.data?.[`version${single}`]?.id === id).toBe(isAllowed);
    expect(grantedId(restored.body, `restoreVersion${single}`) !== null).toBe(isAllowed);
  });

  it('what has none has no such query', async () => {
    const { body } = await api.graphql('{ versionsCategories { totalDocs } }', cast.sessions.admin);
    expect(body.errors.length).toBeGreaterThan(0);
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

it.each(['visitor', 'user', 'readKey', 'adminKey'] as const)(
  'makes no account for a %s',
  async (role) => {
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
  },
);

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
