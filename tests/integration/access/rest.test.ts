import { beforeAll, describe, expect, it } from 'vitest';

import { type TestApi } from '../../support/http';
import { type TestPayload } from '../../support/test-payload';
import { allowed, type Fixture } from './fixtures';
import { type Cast, openCast, type Stage } from './cast';
import { CASES, casesOf, type Role, ROLES, type Slug } from './table';

let app: TestPayload;
let api: TestApi;
let cast: Cast;
let fixtures: Stage['fixtures'];

beforeAll(async () => {
  ({ app, api, cast, fixtures } = await openCast());
});

/** The ids of those documents for which the request made of each is answered with success. */
async function granted(
  documents: Fixture[],
  request: (id: number) => Promise<{ status: number; body: unknown }>,
): Promise<number[]> {
  const ids: number[] = [];
  for (const { id } of documents) {
    const { status, body } = await request(id);
    if (status === 200) ids.push(id);
    else expect([403, 404], JSON.stringify(body)).toContain(status);
  }
  return ids;
}

it('has a row for every operation of every collection', () => {
  const rows = new Set(CASES.map(({ collection, operation }) => `${collection} ${operation}`));
  for (const { config } of Object.values(app.payload.collections)) {
    if (config.slug.startsWith('payload-')) continue;
    // What no API offers.
    if (config.endpoints === false && config.graphQL === false) continue;
    const operations = ['create', 'read', 'update', 'delete'];
    if (config.versions) operations.push('versions');
    for (const operation of operations) expect(rows).toContain(`${config.slug} ${operation}`);
  }
});

describe('create', () => {
  it.each(casesOf('create'))('$collection by $role: $verdict', async (one) => {
    const { status, body } = await api.request(`/${one.collection}`, {
      method: 'POST',
      body: await fixtures.body(one.collection),
      as: cast.sessions[one.role],
    });
    expect(status, JSON.stringify(body)).toBe(one.verdict === 'yes' ? 201 : 403);
  });
});

describe('read', () => {
  it.each(casesOf('read'))('$collection by $role: $verdict', async (one) => {
    const documents = await fixtures.shared(one.collection);
    const expected = sorted(allowed(documents, one.verdict, one.role));
    const as = cast.sessions[one.role];
    const ids = documents.map(({ id }) => id);
    const where = `where[id][in]=${ids.join(',')}`;

    const list = await api.request(`/${one.collection}?depth=0&pagination=false&${where}`, { as });
    const count = await api.request(`/${one.collection}/count?${where}`, { as });
    if (list.status === 403) {
      expect([expected, count.status]).toEqual([[], 403]);
    } else {
      const listed = list.body.docs.map((doc: { id: number }) => doc.id) as number[];
      expect(sorted(listed)).toEqual(expected);
      expect(count.body.totalDocs).toBe(expected.length);
    }
    const found = await granted(documents, (id) =>
      api.request(`/${one.collection}/${id}?depth=0`, { as }),
    );
    expect(sorted(found)).toEqual(expected);
  });
});

describe('versions', () => {
  it.each(casesOf('versions'))('$collection by $role: $verdict', async (one) => {
    const as = cast.sessions[one.role];
    const { status, body } = await api.request(`/${one.collection}/versions`, { as });
    const { docs } = await app.payload.findVersions({ collection: 'gifts', limit: 1 });
    const single = await api.request(`/${one.collection}/versions/${docs[0]?.id}`, { as });
    const restored = await api.request(`/${one.collection}/versions/${docs[0]?.id}`, {
      method: 'POST',
      as,
    });
    const expected = one.verdict === 'all' ? 200 : 403;
    expect([status, single.status, restored.status]).toEqual([expected, expected, expected]);
    if (expected === 200) expect(body.totalDocs).toBeGreaterThan(0);
  });
});

describe('versions of what has none', () => {
  it.each(ROLES)('are absent for %s', async (role) => {
    const withVersions = new Set(casesOf('versions').map(({ collection }) => collection));
    const slugs = new Set(CASES.map(({ collection }) => collection));
    for (const slug of [...slugs].filter((one) => !withVersions.has(one))) {
      for (const path of ['versions', 'versions/1']) {
        const answer = await api.request(`/${slug}/${path}`, { as: cast.sessions[role] });
        expect([400, 403, 404], `${slug} ${JSON.stringify(answer.body)}`).toContain(answer.status);
        expect(answer.body.docs).toBeUndefined();
      }
    }
  });
});

describe('update', () => {
  it.each(casesOf('update'))('$collection by $role: $verdict', async (one) => {
    const documents = await fixtures.shared(one.collection);
    const as = cast.sessions[one.role];
    const change = { method: 'PATCH', body: fixtures.changes[one.collection], as };
    const touched = await granted(documents, (id) =>
      api.request(`/${one.collection}/${id}`, change),
    );
    expect(touched).toEqual(allowed(documents, one.verdict, one.role));

    const many = await api.request(
      `/${one.collection}?where[id][in]=${documents.map(({ id }) => id).join(',')}`,
      change,
    );
    expect(idsOf(many)).toEqual(sorted(touched));
  });
});

describe('delete', () => {
  it.each(casesOf('delete'))('$collection by $role: $verdict', async (one) => {
    const documents = await deletable(one.collection, one.role);
    const as = cast.sessions[one.role];
    const gone = await granted(documents, (id) =>
      api.request(`/${one.collection}/${id}?trash=true`, { method: 'DELETE', as }),
    );
    expect(gone).toEqual(allowed(documents, one.verdict, one.role));

    const left = await deletable(one.collection, one.role);
    const where = `trash=true&where[id][in]=${left.map(({ id }) => id).join(',')}`;
    const many = await api.request(`/${one.collection}?${where}`, { method: 'DELETE', as });
    expect(idsOf(many)).toEqual(sorted(allowed(left, one.verdict, one.role)));
  });

  /** Not the users who are signed in: the rest of the file needs them. */
  async function deletable(collection: Slug, role: Role): Promise<Fixture[]> {
    const documents = await fixtures.fresh(collection);
    if (collection !== 'users') return documents;
    return role === 'admin' ? documents.slice(0, 1) : documents;
  }
});

it('refuses in Portuguese', async () => {
  const { body } = await api.request('/subscribers');
  expect(body.errors[0].message).toMatch(/permissão/);
});

const INTERNAL = [
  ...['payload-kv', 'payload-locked-documents', 'payload-migrations', 'payload-jobs'],
  ...['payload-jobs/run', 'payload-jobs/handle-schedules', 'payload-query-presets'],
];

describe('Payload’s internal collections', () => {
  it.each(['visitor', 'user', 'other', 'readKey', 'adminKey'] as const)(
    'is out of reach of %s',
    async (role) => {
      const as = cast.sessions[role];
      for (const slug of INTERNAL) {
        const { status } = await api.request(`/${slug}`, { as });
        expect([403, 404, 501], slug).toContain(status);
      }
      const { id } = (await fixtures.shared('gifts'))[0] ?? { id: 0 };
      const lock = await api.request('/payload-locked-documents', {
        method: 'POST',
        body: {
          document: { relationTo: 'gifts', value: id },
          user: { relationTo: 'users', value: cast.users.user.id },
        },
        as,
      });
      expect(lock.status).toBe(403);
    },
  );

  it.each(['payload-jobs', 'payload-jobs/run', 'payload-jobs/1'])(
    '%s is closed to admins too',
    async (path) => {
      const answer = await api.request(`/${path}`, { as: cast.sessions.admin });
      expect([403, 404, 501]).toContain(answer.status);
      const { body } = await api.graphql('{ PayloadJobs { totalDocs } }', cast.sessions.admin);
      expect(body.errors.length).toBeGreaterThan(0);
    },
  );

  it('lets nobody make themselves the first admin', async () => {
    const { status } = await api.request('/users/first-register', {
      method: 'POST',
      body: { email: 'primeira@example.com', password: 'Senha-Forte-1', isAdmin: true },
    });
    expect(status).toBe(403);
  });

  it.each(ROLES)('unlocking accounts is for admins in person: %s', async (role) => {
    const { email } = cast.users.other;
    const expected = role === 'admin' ? 200 : 403;
    const graphql = await api.graphql(
      `mutation { unlockUser(email: "${email}") }`,
      cast.sessions[role],
    );
    expect(graphql.body.data?.unlockUser === true).toBe(role === 'admin');
    const { status } = await api.request('/users/unlock', {
      method: 'POST',
      body: { email },
      as: cast.sessions[role],
    });
    expect(status).toBe(expected);
  });
});

describe('fields', () => {
  const create = async (collection: Slug, extra: object, role: Role) =>
    api.request(`/${collection}`, {
      method: 'POST',
      body: Object.assign(await fixtures.body(collection), extra),
      as: cast.sessions[role],
    });

  it('isAdmin and the confirmation are never set by a sign-up', async () => {
    const { email, password } = (await fixtures.body('users')) as Record<string, string>;
    const body = { email, password, acceptTerms: true };
    const signUp = (extra: object) =>
      api.request('/users/sign-up', { method: 'POST', body: { ...body, ...extra } });
    expect((await signUp({ isAdmin: true })).status).toBe(400);
    expect((await signUp({ _verified: true })).status).toBe(400);
    expect((await signUp({})).status).toBe(201);
    const { docs } = await app.payload.find({
      collection: 'users',
      where: { email: { equals: email } },
    });
    expect(docs).toMatchObject([{ isAdmin: false, _verified: false }]);
  });

  it('isAdmin is not raised by the user concerned, but by an admin', async () => {
    const { id } = cast.users.user;
    const raise = (role: Role, isAdmin: boolean) =>
      api.request(`/users/${id}`, { method: 'PATCH', body: { isAdmin }, as: cast.sessions[role] });
    await raise('user', true);
    expect(await isAdmin()).toBe(false);
    await raise('admin', true);
    expect(await isAdmin()).toBe(true);
    await raise('admin', false);

    async function isAdmin() {
      return (await app.payload.findByID({ collection: 'users', id })).isAdmin;
    }
  });

  it('a review has the name of the signed-in user and is unverified, whatever the body says', async () => {
    const lie = { user: cast.users.other.id, userName: 'Prefeito', verified: true };
    const { body } = await create('reviews', lie, 'user');
    const review = await app.payload.findByID({ collection: 'reviews', id: body.doc.id, depth: 0 });
    expect(review).toMatchObject({
      user: cast.users.user.id,
      userName: 'Leitora',
      verified: false,
    });
  });

  it('a review is not moved, verified or renamed by its author', async () => {
    const [own] = await fixtures.fresh('reviews');
    const before = await app.payload.findByID({
      collection: 'reviews',
      id: own?.id ?? 0,
      depth: 0,
    });
    await api.request(`/reviews/${before.id}`, {
      method: 'PATCH',
      body: { gift: 1, user: cast.users.other.id, userName: 'Prefeito', verified: true },
      as: cast.sessions.user,
    });
    const after = await app.payload.findByID({ collection: 'reviews', id: before.id, depth: 0 });
    const kept = ['gift', 'user', 'userName', 'verified'] as const;
    for (const name of kept) expect(after[name]).toEqual(before[name]);
  });

  it('the user of a review is readable by its author and by admins only', async () => {
    const [own] = await fixtures.fresh('reviews');
    const read = async (role: Role) =>
      (await api.request(`/reviews/${own?.id}?depth=1`, { as: cast.sessions[role] })).body.user;
    expect(await read('visitor')).toBeUndefined();
    expect(await read('user')).toBeTruthy();
    expect(await read('admin')).toBeTruthy();
  });

  it('a favourite belongs to the signed-in user', async () => {
    const { body } = await create('favourites', { user: cast.users.other.id }, 'user');
    const made = await app.payload.findByID({
      collection: 'favourites',
      id: body.doc.id,
      depth: 0,
    });
    expect(made.user).toBe(cast.users.user.id);
  });

  it('counters, aggregates and the rendered description are read-only, even for an admin', async () => {
    const forged = { detailViews: 999, affiliateClicks: 999, averageRating: 5, reviewCount: 99 };
    const extra = { ...forged, descriptionHtml: '<script>alert(1)</script>' };
    const { status, body } = await create('gifts', extra, 'admin');
    expect(status, JSON.stringify(body)).toBe(201);
    const { body: gift } = await api.request(`/gifts/${body.doc.id}`);
    expect(gift).toMatchObject({
      detailViews: 0,
      affiliateClicks: 0,
      averageRating: null,
      reviewCount: 0,
      descriptionHtml: '<p>Longa.</p>',
    });
  });

  it('only an admin dates what is written', async () => {
    const createdAt = '2001-01-01T00:00:00.000Z';
    const { body } = await create('reviews', { createdAt }, 'user');
    expect(body.doc.createdAt).not.toBe(createdAt);
  });

  it('no answer carries a password, a salt or a token', async () => {
    const { body } = await api.request('/users?depth=0', { as: cast.sessions.admin });
    expect(JSON.stringify(body)).not.toMatch(/"(hash|salt|password|_verificationToken)"/);
  });
});

/** Ids that an operation on many documents has touched. */
function idsOf({ status, body }: { status: number; body: { docs?: { id: number }[] } }): number[] {
  if (status === 403) return [];
  return sorted((body.docs ?? []).map(({ id }) => id));
}

function sorted(ids: number[]): number[] {
  return ids.toSorted((a, b) => a - b);
}
