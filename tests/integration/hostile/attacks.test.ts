import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { User } from '@payload-types';

import { createFactories, PASSWORD } from '../../support/factories';
import { type Session, type TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';
import { type TestPayload } from '../../support/test-payload';

let app: TestPayload;
let api: TestApi;
let victim: User;
let attacker: Session;
let before: unknown;

beforeAll(async () => {
  const site = await openSite();
  ({ app, api } = site);
  const { make } = site;
  const categories = [(await make.category()).id];
  const gift = await make.gift({ categories });
  victim = await make.user({ email: 'vitima@example.com', name: 'Vítima' });
  await make.review(gift, victim);
  await app.payload.create({ collection: 'favourites', data: { user: victim.id, gift: gift.id } });
  attacker = await api.login(await make.user({ email: 'atacante@example.com', name: 'Atacante' }));
  const asVictim = await api.login(victim);
  await api.request('/users/newsletter', {
    method: 'POST',
    body: { subscribed: true },
    as: asVictim,
  });
});

/** All that an attack must leave as it was. */
const state = () =>
  app.query(`
    select id, email, name, pending_email, is_admin, _verified, hash, salt, reset_password_token,
      _verificationtoken, lock_until, created_at,
      (select json_agg(s.id order by s.id) from users_sessions s where s._parent_id = users.id) as sessions,
      (select json_agg(r order by r.id) from reviews r where r.user_id = users.id) as reviews,
      (select json_agg(f order by f.id) from favourites f where f.user_id = users.id) as favourites,
      (select json_agg(c order by c.id) from consents c where c.user_id = users.id) as consents,
      (select count(*) from payload_preferences) + (select count(*) from outbox)
        + (select count(*) from payload_locked_documents) + (select count(*) from payload_kv) as internals
    from users order by id
  `);

beforeEach(async () => {
  before ??= await state();
});
afterEach(async () => {
  expect(await state()).toEqual(before);
});

const SECRET =
  /"(hash|salt|resetPasswordToken|_verificationToken|hiddenReason)":(?!null)|vitima@|Vítima"?,"isAdmin/;

/** `{me}` and `{victim}` in an address become their ids. */
const address = (path: string) =>
  path.replaceAll('{me}', String(attacker.user.id)).replaceAll('{victim}', String(victim.id));

type Attack = [attack: string, path: string, visitor: number, reader: number];

/** Each line is tried by a visitor and by a signed-in reader; none of the answers may reveal a secret. */
const READS: Attack[] = [
  ['list everybody', '/users', 403, 200],
  ["read somebody else's account", '/users/{victim}', 403, 404],
  [
    'ask whether an address has an account',
    '/users/count?where[email][equals]=vitima@example.com',
    403,
    400,
  ],
  ['guess a hash letter by letter', '/users?where[hash][like]=a', 403, 400],
  ['guess a salt', '/users?where[salt][exists]=true', 403, 400],
  ['guess the token of a reset', '/users?where[resetPasswordToken][exists]=true', 403, 400],
  ['guess a session', '/users?where[sessions.id][exists]=true', 403, 400],
  ['filter by password', '/users?where[password][equals]=x', 403, 400],
  ['sort by hash', '/users?sort=hash', 403, 400],
  ['select the hash', '/users/{me}?select[hash]=true&select[salt]=true', 403, 200],
  ['from a review to its writer', '/reviews?depth=2', 200, 200],
  [
    'populate the writer',
    '/reviews?depth=2&populate[users][email]=true&populate[users][hash]=true',
    200,
    200,
  ],
  ["filter reviews by the writer's address", '/reviews?where[user.email][like]=vit', 400, 400],
  ["filter reviews by the writer's hash", '/reviews?where[user.hash][like]=a', 400, 400],
  ["sort reviews by the writer's address", '/reviews?sort=user.email', 400, 400],
  ["list somebody's reviews", '/reviews?where[user][equals]={victim}', 400, 400],
  ['the same inside an or', '/reviews?where[or][0][and][0][user][equals]={victim}', 400, 400],
  ["ask for a moderator's reason", '/reviews?where[hiddenReason][exists]=true', 400, 400],
  ['select what is not shown', '/reviews?select[user]=true&select[hiddenReason]=true', 200, 200],
  ["read somebody's favourites", '/favourites?where[user][equals]={victim}', 403, 400],
  ['filter favourites by address', '/favourites?where[user.email][like]=vit', 403, 400],
  ["read somebody's consents", '/consents?where[user][equals]={victim}', 403, 400],
  ['list subscribers', '/subscribers', 403, 403],
  ['count subscribers', '/subscribers/count?where[email][equals]=vitima@example.com', 403, 403],
  ['count letters', '/contact-messages/count', 403, 403],
  ['ask for drafts', '/gifts?where[_status][equals]=draft&draft=true', 200, 200],
  ['ask for versions', '/gifts/versions', 403, 403],
  ['ask for versions that do not exist', '/users/versions', 403, 400],
  ['climb out of the path', '/users/..%2f..%2fetc', 403, 400],
  ["read the editors' preferences", '/payload-preferences', 403, 403],
  ['read a preference', '/payload-preferences/tema', 403, 403],
  ['see who is editing', '/payload-locked-documents', 403, 403],
  ['read queued mail', '/outbox', 403, 403],
  ['read the key-value store', '/payload-kv', 403, 403],
  ['read the migrations', '/payload-migrations', 404, 404],
  ['have a picture of any text drawn', '/og?title=Phishing', 404, 404],
  ['find the playground', '/graphql-playground', 404, 404],
  ['take the export of nobody', '/users/export?id={victim}&userId={victim}', 401, 200],
];

describe('reading', () => {
  it.each(READS)('%s: %s', async (_, path, visitor, reader) => {
    for (const [as, expected] of [
      [null, visitor],
      [attacker, reader],
    ] as const) {
      const { status, body } = await api.request(address(path), { as });
      expect(status, JSON.stringify(body).slice(0, 500)).toBe(expected);
      expect(JSON.stringify(body)).not.toMatch(SECRET);
    }
  });

  it('answers only the user’s own data, if any', async () => {
    const list = await api.request('/users?depth=2&pagination=false', { as: attacker });
    expect(list.body.docs.map(({ id }: User) => id)).toEqual([attacker.user.id]);
    const count = await api.request('/users/count?where[email][like]=vit', { as: attacker });
    expect([count.status, count.body.totalDocs]).toEqual([400, undefined]);
  });
});

type Write = [attack: string, method: string, path: string, body: unknown, statuses: number[]];

const ACCOUNT = { email: 'nova@example.com', password: PASSWORD, isAdmin: true, _verified: true };
const FAR = '2099-01-01T00:00:00.000Z';

/** What would change oneself is refused or ignored; `state` sees that nothing came of it. */
const WRITES: Write[] = [
  ['become the first admin', 'POST', '/users/first-register', ACCOUNT, [403]],
  ['make an account past the sign-up', 'POST', '/users', ACCOUNT, [403]],
  ['unlock an account', 'POST', '/users/unlock', { email: 'vitima@example.com' }, [403]],
  ['confirm by a token of the framework', 'POST', '/users/verify/abc', {}, [404]],
  ['become an admin', 'PATCH', '/users/{me}', { isAdmin: true }, [200]],
  ['the same in other letters', 'PATCH', '/users/{me}', { IsAdmin: true }, [400]],
  [
    'the same by the prototype',
    'PATCH',
    '/users/{me}',
    '{"__proto__":{"isAdmin":true}}',
    [200, 400],
  ],
  ['the same for everybody', 'PATCH', '/users?where[id][exists]=true', { isAdmin: true }, [200]],
  ['write a hash', 'PATCH', '/users/{me}', { hash: 'x', salt: 'x' }, [200]],
  ['write the token of a reset', 'PATCH', '/users/{me}', { resetPasswordToken: 'x' }, [200]],
  [
    'open a session without a password',
    'PATCH',
    '/users/{me}',
    { sessions: [{ id: 'x', expiresAt: FAR }] },
    [200],
  ],
  ['end all sessions', 'PATCH', '/users/{me}', { sessions: [] }, [200]],
  ['clear failed sign-ins', 'PATCH', '/users/{me}', { loginAttempts: -99, lockUntil: null }, [200]],
  ['set an address to confirm', 'PATCH', '/users/{me}', { pendingEmail: 'a@example.com' }, [200]],
  ['take an address', 'PATCH', '/users/{me}', { email: 'vitima@example.com' }, [403]],
  [
    'set a password without the present one',
    'PATCH',
    '/users/{me}',
    { password: 'Outra-Senha-1' },
    [403],
  ],
  ['be another', 'PATCH', '/users/{me}', { id: 999, collection: 'x', createdAt: FAR }, [200]],
  ['change another', 'PATCH', '/users/{victim}', { name: 'Tomada' }, [403, 404]],
  ['delete another', 'DELETE', '/users/{victim}', undefined, [403]],
  ['delete everybody', 'DELETE', '/users?where[id][exists]=true', undefined, [403]],
  ['delete oneself past the password', 'DELETE', '/users/{me}', undefined, [403]],
  [
    'give a consent in another name',
    'POST',
    '/consents',
    { user: 1, kind: 'newsletter', text: 'x', version: '1' },
    [403],
  ],
  [
    'take a consent back from the record',
    'DELETE',
    '/consents?where[id][exists]=true',
    undefined,
    [403],
  ],
  [
    'unsubscribe somebody',
    'POST',
    '/users/newsletter',
    { subscribed: false, email: 'vitima@example.com' },
    [400],
  ],
  ['delete subscribers', 'DELETE', '/subscribers?where[id][exists]=true', undefined, [403]],
  [
    'queue a mail of the site',
    'POST',
    '/outbox',
    { recipient: 'a@example.com', template: 'campaign', messageId: '<a@b>' },
    [403],
  ],
  [
    'fill the store of preferences',
    'POST',
    '/payload-preferences/x',
    { value: 'x'.repeat(500_000) },
    [403],
  ],
  ['the same at another endpoint', 'POST', '/payload-preferences', { key: 'x', value: {} }, [403]],
  [
    'lock a document',
    'POST',
    '/payload-locked-documents',
    { document: { relationTo: 'users', value: 1 } },
    [403],
  ],
  ['write to the key-value store', 'POST', '/payload-kv', { key: 'x', data: {} }, [403]],
  ['delete by a header', 'POST', '/users/{victim}', {}, [404]],
];

const OVERRIDES = {
  'X-HTTP-Method-Override': 'DELETE',
  'X-Payload-HTTP-Method-Override': 'DELETE',
};

describe('writing', () => {
  it.each(WRITES)('%s: %s %s', async (attack, method, path, body, statuses) => {
    const headers = attack.includes('header') ? OVERRIDES : {};
    const request = { method, body, headers, as: attacker };
    const { status, body: answer } = await api.request(address(path), request);
    expect(statuses, `${status} ${JSON.stringify(answer).slice(0, 300)}`).toContain(status);
    expect(JSON.stringify(answer)).not.toMatch(SECRET);
  });

  it.each(WRITES.filter(([, , path]) => path !== '/users/{victim}'))(
    '%s, by a visitor: %s %s',
    async (_, method, path, body) => {
      const { status } = await api.request(address(path), { method, body });
      expect([400, 401, 403, 404]).toContain(status);
    },
  );
});

const QUERIES: [attack: string, query: string][] = [
  ['from a review to its writer', '{ Reviews { docs { user { email name } hiddenReason } } }'],
  ['list everybody', '{ Users { docs { id email } totalDocs } }'],
  ['sort by hash', '{ Users(sort: "hash") { docs { id } } }'],
  ["list somebody's reviews", '{ Reviews(where: { user: { equals: {victim} } }) { docs { id } } }'],
  ["sort by the writer's address", '{ Reviews(sort: "user.email") { docs { id } } }'],
  ['become an admin', 'mutation { updateUser(id: {me}, data: { isAdmin: true }) { isAdmin } }'],
  ['change another', 'mutation { updateUser(id: {victim}, data: { name: "x" }) { id } }'],
  ['delete another', 'mutation { deleteUser(id: {victim}) { id } }'],
  [
    'make an admin',
    'mutation { createUser(data: { email: "n@example.com", password: "Senha-Forte-1", isAdmin: true }) { id } }',
  ],
  ['unlock an account', 'mutation { unlockUser(email: "vitima@example.com") }'],
  [
    'fill the store of preferences',
    'mutation { createPayloadPreference(data: { key: "x", value: {} }) { id } }',
  ],
  ['queue a mail', 'mutation { createPayloadJob(data: { taskSlug: send_mail }) { id } }'],
  [
    'a circle of a thousand steps',
    `{ ${'Reviews { docs { gift { categories { '.repeat(40)} id ${'} } } }'.repeat(40)} }`,
  ],
];

describe('GraphQL', () => {
  it.each(QUERIES)('%s', async (_, query) => {
    for (const as of [null, attacker]) {
      const { status, body } = await api.graphql(address(query), as);
      expect(status).toBeLessThan(500);
      expect(JSON.stringify(body)).not.toMatch(SECRET);
      expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts:|select \\?"/);
    }
  });
});

const SESSION_HEADERS: [
  attack: string,
  headers: () => Record<string, string>,
  isSomebody: boolean,
][] = [
  [
    'a cookie behind 8 kB of others',
    () => ({ cookie: `x=${'a'.repeat(8_000)}; payload-token=${attacker.token}` }),
    true,
  ],
  [
    'a cookie beside one that does not decode',
    () => ({ cookie: `x=%E0%A4%A; payload-token=${attacker.token}` }),
    true,
  ],
  ['a cookie that does not decode', () => ({ cookie: 'payload-token=%E0%A4%A' }), false],
  [
    'two cookies of which the last is none',
    () => ({ cookie: `payload-token=${attacker.token}; payload-token=x` }),
    false,
  ],
  [
    'a cookie from another site',
    () => ({ cookie: `payload-token=${attacker.token}`, 'sec-fetch-site': 'cross-site' }),
    false,
  ],
  [
    'a cookie with the origin of another',
    () => ({ cookie: `payload-token=${attacker.token}`, origin: 'https://evil.example' }),
    false,
  ],
  ['two tokens in one header', () => ({ authorization: `JWT x, JWT ${attacker.token}` }), false],
  ['an unknown scheme', () => ({ authorization: `Token ${attacker.token}` }), false],
  ['a key of an API', () => ({ authorization: 'users API-Key abc' }), false],
  [
    'a host of somebody else',
    () => ({ 'x-forwarded-host': 'evil.example', authorization: 'JWT x' }),
    false,
  ],
];

describe('a session in odd headers', () => {
  it.each(SESSION_HEADERS)('%s', async (_, headers, isSomebody) => {
    const { status, body } = await api.request('/users/me', {
      headers: { 'sec-fetch-site': 'same-origin', ...headers() },
    });
    expect(status).toBe(200);
    expect(body.user?.id ?? null).toBe(isSomebody ? attacker.user.id : null);
  });
});

it('what is closed to readers is open to the panel of an admin, each with their own', async () => {
  const make = createFactories(app.payload);
  const admins = await Promise.all([make.user({ isAdmin: true }), make.user({ isAdmin: true })]);
  const [first, second] = (await Promise.all(admins.map((admin) => api.login(admin)))) as [
    Session,
    Session,
  ];
  const write = { method: 'POST', body: { value: { theme: 'dark' } }, as: first };
  expect((await api.request('/payload-preferences/tema', write)).status).toBe(200);
  const own = await api.request('/payload-preferences/tema', { as: first });
  expect(own.body.value).toEqual({ theme: 'dark' });
  const others = await api.request('/payload-preferences', { as: second });
  expect(others.body.totalDocs).toBe(0);
  await api.request('/payload-preferences/tema', { method: 'DELETE', as: first });
  for (const { id } of admins) await app.query('delete from users where id = $1', [id]);
});
