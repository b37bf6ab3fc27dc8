import { beforeAll, describe, expect, it } from 'vitest';

import type { Gift, User } from '@payload-types';

import { type Factories, PASSWORD } from '../../support/factories';
import { type Session, type TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';
import { type TestPayload } from '../../support/test-payload';
import { referencesTo, tracesOf } from '../../support/traces';

let app: TestPayload;
let api: TestApi;
let make: Factories;
let gifts: Gift[];
let people = 0;

beforeAll(async () => {
  ({ app, api, make } = await openSite());
  const categories = [(await make.category()).id];
  gifts = [];
  for (let index = 0; index < 3; index += 1) gifts.push(await make.gift({ categories }));
  await make.user({ email: 'admin@example.com', isAdmin: true });
});

type TestAccount = {
  user: User;
  session: Session;
  name: string;
  email: string;
  pending: string;
  texts: string[];
};

/** A user with data everywhere that the site lets them have any. */
async function accountWithData(data: Partial<User> = {}): Promise<TestAccount> {
  people += 1;
  const name = `Zulmira Quitéria (${people})`;
  const { email = `zulmira-${people}@example.com` } = data;
  const pending = `nova-zulmira-${people}@example.com`;
  const user = await make.user({ ...data, name, email });
  const session = await api.login(user);
  await api.login(user);
  const [first, second, hidden] = gifts as [Gift, Gift, Gift];
  const { payload, query } = app;

  await payload.create({ collection: 'favourites', data: { user: user.id, gift: first.id } });
  for (const gift of [first, second]) await make.review(gift, user, { userName: name });
  await make.review(hidden, user, { userName: name, hidden: true, hiddenReason: `De ${email}` });
  await api.request('/users/newsletter', {
    method: 'POST',
    body: { subscribed: true },
    as: session,
  });
  await payload.create({
    collection: 'contact-messages',
    data: { name, email, subject: 'outro', status: 'new', message: `Sou eu, ${name}.` },
  });
  await query(
    `with kept as (insert into payload_preferences (key, value) values ('tema', to_jsonb($2::text)) returning id)
     insert into payload_preferences_rels (parent_id, path, users_id) select id, 'user', $1 from kept`,
    [user.id, email],
  );
  await query('update users set pending_email = $2, reset_password_token = $3 where id = $1', [
    user.id,
    pending,
    `token-${email}`,
  ]);
  await query(
    `insert into account_tokens (token_hash, user_id, purpose, email, expires_at)
     values (sha256($2::bytea), $1, 'change-email', $3, now() + interval '1 hour')`,
    [user.id, email, pending],
  );
  for (const recipient of [email, pending]) await queueMailTo(recipient);
  await query(`insert into suppressions (email, reason, at) values ($1, 'manual', now())`, [email]);
  const reviews = await query<{ comment: string }>(
    'select comment from reviews where user_id = $1',
    [user.id],
  );
  const texts = reviews.map(({ comment }) => comment);
  return { user, session, name, email, pending, texts };
}

async function queueMailTo(recipient: string): Promise<void> {
  await app.query(
    `insert into outbox (recipient, template, message_id, next_at)
     values ($1, 'confirm-email', gen_random_uuid()::text, now() + interval '1 hour')`,
    [recipient],
  );
}

const leave = (as: Session | null, body: object = { password: PASSWORD, reviews: 'anonymous' }) =>
  api.request('/users/delete-account', { method: 'POST', body, as });

async function expectNoTrace({ user, name, email, pending }: TestAccount): Promise<void> {
  expect(await tracesOf(app, [email, pending, name])).toEqual([]);
  expect(await referencesTo(app, user.id)).toEqual([]);
}

describe('afterwards', () => {
  it('no table holds the name, an address or the id', async () => {
    const account = await accountWithData();
    expect(await tracesOf(app, [account.email, account.name])).toEqual(
      expect.arrayContaining([
        'contact_messages.name',
        'outbox.recipient',
        'suppressions.email',
        'users.email',
      ]),
    );
    expect(await referencesTo(app, account.user.id)).toEqual(
      expect.arrayContaining(['account_tokens.user_id', 'consents.user_id', 'reviews.user_id']),
    );

    const { status, body, headers } = await leave(account.session);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.message).toMatch(/^Conta apagada/);
    await expectNoTrace(account);

    const cookies = headers.getSetCookie();
    for (const name of ['payload-token', 'mimoteca-session']) {
      const cookie = cookies.find((one) => one.startsWith(`${name}=;`));
      expect(cookie, name).toMatch(/Max-Age=0|Expires=[^;]*(19|20)\d\d/);
    }
    expect(app.outbox.filter(({ to }) => to === account.email)).toEqual([]);
  });

  it('the reviews stay without a name, those that were hidden do not', async () => {
    const account = await accountWithData();
    const before = await statsOf();
    await leave(account.session);
    const rows = await app.query<{ user_name: string; user_id: number | null; hidden: boolean }>(
      'select user_name, user_id, hidden from reviews where comment = any ($1)',
      [account.texts],
    );
    expect(rows).toEqual([
      { user_name: 'Leitor da Mimoteca', user_id: null, hidden: false },
      { user_name: 'Leitor da Mimoteca', user_id: null, hidden: false },
    ]);
    expect(await statsOf()).toEqual(before);
  });

  it('or go, with their stars', async () => {
    const before = await statsOf();
    const account = await accountWithData();
    await leave(account.session, { password: PASSWORD, reviews: 'delete' });
    expect(
      await app.query('select id from reviews where comment = any ($1)', [account.texts]),
    ).toEqual([]);
    expect(await statsOf()).toEqual(before);
    await expectNoTrace(account);
  });

  it('every session has ended, and the address may have a new account', async () => {
    const { user, session, email } = await accountWithData();
    const elsewhere = await api.login(user);
    await leave(session);
    for (const as of [session, elsewhere]) {
      expect((await api.request('/users/me', { as })).body.user).toBeNull();
      expect((await api.request('/users/export', { as })).status).toBe(401);
    }
    const login = { email, password: PASSWORD };
    expect((await api.request('/users/login', { method: 'POST', body: login })).status).toBe(401);
    expect((await make.user({ email, name: 'Outra' })).id).not.toBe(user.id);
  });

  it('an earlier address is erased too', async () => {
    const account = await accountWithData();
    const email = `outra-${account.email}`;
    await app.payload.update({ collection: 'users', id: account.user.id, data: { email } });
    expect((await leave(account.session)).status).toBe(200);
    // Mails to the earlier address are the exception: they report the change to it, and are deleted then.
    await app.query(`delete from outbox where recipient = $1`, [account.email]);
    await expectNoTrace({ ...account, email });
    expect(await tracesOf(app, [account.email])).toEqual([]);
  });

  it('nothing of anybody else is gone', async () => {
    const other = await make.user({ email: 'x-zulmira-vizinha@example.com', name: 'Vizinha' });
    const favourite = { user: other.id, gift: (gifts[0] as Gift).id };
    await app.payload.create({ collection: 'favourites', data: favourite });
    await app.payload.create({ collection: 'subscribers', data: { email: other.email } });
    await queueMailTo(other.email);
    const account = await accountWithData({ email: 'zulmira-vizinha@example.com' });
    expect((await leave(account.session)).status).toBe(200);
    expect(await tracesOf(app, [other.email])).toEqual([
      'consents.email',
      'outbox.recipient',
      'subscribers.email',
      'users.email',
    ]);
    expect(await referencesTo(app, other.id)).toEqual(['favourites.user_id', 'users.id']);
  });
});

async function statsOf() {
  return app.query('select gift_id, rating_sum, review_count from gift_stats order by gift_id');
}

describe('refuses', () => {
  it('a visitor', async () => {
    expect((await leave(null)).status).toBe(401);
  });

  it('a wrong password, and after some of them also the right one for a while', async () => {
    const { user, session } = await accountWithData();
    const wrong = { password: 'Senha-Errada-1', reviews: 'delete' };
    const answers = [];
    for (let attempt = 0; attempt < 6; attempt += 1) answers.push(await leave(session, wrong));
    expect(answers[0]?.body.errors[0]).toMatchObject({ field: 'password' });
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await leave(session)).status).toBe(429);
    expect(await app.query('select id from users where id = $1', [user.id])).toHaveLength(1);
  });

  it.each([
    ['no password', { reviews: 'delete' }],
    ['no choice', { password: PASSWORD }],
    ['another choice', { password: PASSWORD, reviews: 'keep' }],
    ["somebody else's account", { password: PASSWORD, reviews: 'delete', id: 1 }],
    ['a list', []],
  ])('%s', async (_, body) => {
    const user = await make.user();
    const { status, body: answer } = await leave(await api.login(user), body);
    expect(status).toBe(400);
    expect(answer.errors[0].message.length).toBeGreaterThan(0);
    expect(await app.query('select id from users where id = $1', [user.id])).toHaveLength(1);
  });

  it('the last admin, at every endpoint', async () => {
    const { docs } = await app.payload.find({
      collection: 'users',
      where: { isAdmin: { equals: true } },
    });
    expect(docs).toHaveLength(1);
    const admin = docs[0] as User;
    const session = await api.login(admin);
    const own = await leave(session);
    const rest = await api.request(`/users/${admin.id}`, { method: 'DELETE', as: session });
    const graphql = await api.graphql(`mutation { deleteUser(id: ${admin.id}) { id } }`, session);
    for (const { status, body } of [own, rest]) {
      expect(status).toBe(409);
      expect(body.errors[0].message).toMatch(/única conta que administra/);
    }
    expect(graphql.body.errors[0].message).toMatch(/única conta que administra/);
    expect((await api.request('/users/me', { as: session })).body.user.id).toBe(admin.id);
  });
});

describe('at the same time', () => {
  it('two requests: one deletes, the other is answered 401', async () => {
    const account = await accountWithData();
    const statuses = (await Promise.all([leave(account.session), leave(account.session)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 401]);
    await expectNoTrace(account);
  });

  it('an account that is gone when its password is checked is signed out, not told that the password is wrong', async () => {
    const { createLocalReq } = await import('payload');
    const { provePassword } = await import('@collections/users/prove-password');
    const { docs } = await app.payload.find({ collection: 'users', limit: 1, depth: 0 });
    const gone = { ...(docs[0] as User), id: 2_000_000_000, collection: 'users' as const };
    const req = await createLocalReq({ user: gone }, app.payload);
    await expect(provePassword(req, 'Qualquer-senha-1', 'password')).rejects.toMatchObject({
      status: 401,
    });
  });

  it('users with reviews of the same gifts can be deleted together', async () => {
    const leavers = await Promise.all([
      accountWithData(),
      accountWithData(),
      accountWithData(),
      accountWithData(),
    ]);
    const answers = await Promise.all(
      leavers.map(({ session }, index) =>
        leave(session, { password: PASSWORD, reviews: index % 2 ? 'delete' : 'anonymous' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const account of leavers) await expectNoTrace(account);
  });

  it('of two last admins one stays', async () => {
    const second = await make.user({ isAdmin: true });
    const { docs } = await app.payload.find({
      collection: 'users',
      where: { isAdmin: { equals: true } },
    });
    expect(docs).toHaveLength(2);
    const sessions = await Promise.all(docs.map((admin) => api.login(admin)));
    const answers = await Promise.all(sessions.map((session) => leave(session)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(second.id).toBeGreaterThan(0);
  });

  it('what the user was writing meanwhile is refused or deleted, never left behind', async () => {
    const account = await accountWithData();
    const { session } = account;
    const [gift] = gifts as [Gift];
    const post = (path: string, body: object) =>
      api.request(path, { method: 'POST', body, as: session });
    const answers = await Promise.all([
      post('/favourites', { gift: (gifts[1] as Gift).id }),
      post('/users/newsletter', { subscribed: true }),
      leave(session),
      post('/users/newsletter', { subscribed: false }),
      post('/users/newsletter', { subscribed: true }),
      api.request(`/favourites?where[gift][equals]=${gift.id}`, { method: 'DELETE', as: session }),
    ]);
    for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBeLessThan(500);
    await expectNoTrace(account);
  });
});

it('an admin who deletes an account erases the user’s data and leaves the reviews without a name', async () => {
  const admin = await api.login(await make.user({ isAdmin: true }));
  const account = await accountWithData();
  const { status } = await api.request(`/users/${account.user.id}`, {
    method: 'DELETE',
    as: admin,
  });
  expect(status).toBe(200);
  await expectNoTrace(account);
  const rows = await app.query('select id from reviews where comment = any ($1)', [account.texts]);
  expect(rows).toHaveLength(2);
});
