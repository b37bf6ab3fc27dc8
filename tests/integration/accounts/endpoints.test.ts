import { createHmac } from 'node:crypto';

import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { ACCOUNT_TERMS } from '@/domain/account-terms';

import type { User } from '@payload-types';

import { type Factories, PASSWORD } from '../../support/factories';
import { hashingRoundsOf } from '../../support/hashing-rounds';
import { sessionTokenOf, type TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';
import {
  mailsTo,
  newEmail,
  OTHER_PASSWORD,
  type TestPayload,
  tokenMailedTo,
  visitor,
  withToken,
} from './support';

let app: TestPayload;
let api: TestApi;
let make: Factories;
let post: ReturnType<typeof visitor>['post'];
let get: ReturnType<typeof visitor>['get'];

beforeAll(async () => {
  ({ app, api, make } = await openSite());
});
beforeEach(() => {
  ({ get, post } = visitor(api));
});

const newAccount = (email: string, extra: object = {}) => ({
  name: 'Ana',
  email,
  password: PASSWORD,
  acceptTerms: true,
  ...extra,
});

const signIn = (email: string, password = PASSWORD) => post('/login', { email, password });

async function signedIn(user: User, password = PASSWORD): Promise<Record<string, string>> {
  return withToken(sessionTokenOf(await signIn(user.email, password)));
}

const isAlive = async (session: Record<string, string>) =>
  (await get('/me', session)).body.user !== null;

async function accountOf(email: string): Promise<User | undefined> {
  const where = { email: { equals: email } };
  return (await app.payload.find({ collection: 'users', where })).docs[0];
}

const expireLinks = (hours: number) =>
  app.query('update account_tokens set expires_at = expires_at - make_interval(hours => $1)', [
    hours,
  ]);

describe('signing up', () => {
  it('makes an unconfirmed account, records the consent, and mails a link that confirms it', async () => {
    const email = newEmail();
    const answer = await post('/sign-up', newAccount(`  ${email.toUpperCase()} `));
    expect(answer).toMatchObject({
      status: 201,
      body: { message: 'Conta criada! Verifique seu e-mail para confirmar.' },
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
    const account = await accountOf(email);
    expect(account).toMatchObject({ name: 'Ana', isAdmin: false, _verified: false });
    const { docs } = await app.payload.find({
      collection: 'consents',
      where: { user: { equals: account?.id } },
      depth: 0,
    });
    expect(docs).toMatchObject([{ kind: 'account', ...ACCOUNT_TERMS }]);
    expect((await signIn(email)).status).toBe(403);

    const token = await tokenMailedTo(app, email);
    expect(await mailsTo(app, email)).toHaveLength(1);
    expect((await post('/confirm-email', { token })).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
  });

  it('answers the same where there is an account, changes nothing in it, and mails its owner', async () => {
    const user = await make.user({ name: 'Dona' });
    const fresh = await post('/sign-up', newAccount(newEmail()));
    const taken = await post('/sign-up', newAccount(user.email, { password: OTHER_PASSWORD }));
    expect([taken.status, taken.body]).toEqual([fresh.status, fresh.body]);
    expect((await accountOf(user.email))?.name).toBe('Dona');
    expect((await signIn(user.email)).status).toBe(200);
    const [mail] = await mailsTo(app, user.email);
    expect(mail?.subject).toBe('Você já tem uma conta na Mimoteca');
    expect(mail?.html).not.toContain('token=');
  });

  it('takes about as long where there is an account', async () => {
    const user = await make.user();
    const rounds = (email: string) => hashingRoundsOf(() => post('/sign-up', newAccount(email)));
    const [fresh, taken] = [await rounds(newEmail()), await rounds(user.email)];
    expect(fresh).toBeGreaterThan(0);
    expect(taken).toBe(fresh);
  });

  it('ten times at once for one address makes one account', async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => visitor(api).post('/sign-up', newAccount(email))),
    );
    // The sixth mail to one address within an hour is refused.
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(5).fill(201),
      ...Array(5).fill(429),
    ]);
    const { totalDocs } = await app.payload.count({
      collection: 'users',
      where: { email: { equals: email } },
    });
    expect(totalDocs).toBe(1);
    const live = await app.query(
      'select from account_tokens t join users u on u.id = t.user_id where u.email = $1',
      [email],
    );
    expect(live).toHaveLength(1);
  });

  it('stores neither account, consent nor mail when any of it fails', async () => {
    const email = newEmail();
    await app.query(
      `create function fail() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
       create trigger fail before insert on account_tokens execute function fail()`,
    );
    try {
      expect((await post('/sign-up', newAccount(email))).status).toBe(500);
    } finally {
      await app.query('drop function fail cascade');
    }
    expect(await accountOf(email)).toBeUndefined();
    expect(await mailsTo(app, email)).toEqual([]);
  });

  it.each([
    ['no consent', { acceptTerms: undefined }, 'acceptTerms'],
    ['a consent that is a word', { acceptTerms: 'true' }, 'acceptTerms'],
    ['a weak password', { password: 'senha' }, 'password'],
    ['no password', { password: undefined }, 'password'],
    ['an address that is none', { email: 'ana' }, 'email'],
    ['a name that is too long', { name: 'a'.repeat(101) }, 'name'],
    ['a name that is no text', { name: { a: 1 } }, 'name'],
  ])('names the field of %s', async (_, change, field) => {
    const { status, body } = await post('/sign-up', newAccount(newEmail(), change));
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ message: expect.any(String), field }]);
  });

  it('names every wrong field at once', async () => {
    const { body } = await post('/sign-up', {});
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'email',
      'password',
      'acceptTerms',
    ]);
  });
});

describe('the link that confirms', () => {
  it('works once, also when it is used several times at once', async () => {
    const email = newEmail();
    await post('/sign-up', newAccount(email));
    const token = await tokenMailedTo(app, email);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => post('/confirm-email', { token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(400)]);
    const late = answers.find(({ status }) => status === 400);
    expect(late?.body.errors).toMatchObject([
      { message: 'Este link de confirmação é inválido ou já foi usado.' },
    ]);
  });

  it('ends after 48 hours; a new one can be asked for', async () => {
    const email = newEmail();
    await post('/sign-up', newAccount(email));
    const token = await tokenMailedTo(app, email);
    await expireLinks(48);
    expect((await post('/confirm-email', { token })).status).toBe(400);
    expect((await post('/resend-confirmation', { email })).status).toBe(200);
    const fresh = await tokenMailedTo(app, email);
    expect(await app.query('select from account_tokens where expires_at < now()')).toEqual([]);
    expect((await post('/confirm-email', { token: fresh })).status).toBe(200);
  });

  it('resets no password, and one that resets a password confirms no new address', async () => {
    const email = newEmail();
    await post('/sign-up', newAccount(email));
    const confirming = await tokenMailedTo(app, email);
    const reset = await post('/reset-password', { token: confirming, password: OTHER_PASSWORD });
    expect(reset.status).toBe(400);
    await post('/forgot-password', { email });
    const resetting = await tokenMailedTo(app, email);
    expect((await post('/confirm-email', { token: resetting })).status).toBe(400);
    expect((await post('/reset-password', { token: resetting, password: PASSWORD })).status).toBe(
      200,
    );
  });

  it('is stored as its hash only', async () => {
    const email = newEmail();
    await post('/sign-up', newAccount(email));
    const token = await tokenMailedTo(app, email);
    const rows = await app.query<{ row: string }>('select t::text as row from account_tokens t');
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
  });

  it("is never Payload's own", async () => {
    const email = newEmail();
    await post('/sign-up', newAccount(email));
    const [row] = await app.query<{ token: string }>(
      'select _verificationtoken as token from users where email = $1',
      [email],
    );
    for (const token of [row?.token, 'null', '']) {
      const { status } = await post(`/verify/${token}`, {});
      expect([403, 404]).toContain(status);
    }
    expect((await signIn(email)).status).toBe(403);
  });
});

describe('asking for a link', () => {
  it.each(['/resend-confirmation', '/forgot-password'])(
    '%s answers and takes the same with and without an account',
    async (path) => {
      const [confirmed, unconfirmed] = [await make.user(), await make.user({ _verified: false })];
      const answers = [];
      for (const email of [confirmed.email, unconfirmed.email, 'ninguem@example.com']) {
        const started = performance.now();
        const { status, body } = await post(path, { email });
        answers.push({ status, body });
        expect(performance.now() - started).toBeGreaterThan(245);
      }
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
      expect(await mailsTo(app, 'ninguem@example.com')).toEqual([]);
      expect(await mailsTo(app, unconfirmed.email)).toHaveLength(1);
      const toConfirmed = await mailsTo(app, confirmed.email);
      expect(toConfirmed).toHaveLength(path === '/forgot-password' ? 1 : 0);
    },
  );
});

describe('a forgotten password', () => {
  it('is set anew by the link: sessions end, none begins, and a mail says so', async () => {
    const user = await make.user();
    const session = await signedIn(user);
    await post('/forgot-password', { email: user.email });
    const token = await tokenMailedTo(app, user.email);
    // Also the session of the browser that uses the link ends.
    const answer = await post('/reset-password', { token, password: OTHER_PASSWORD }, session);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(Object.keys(answer.body)).toEqual(['message']);
    expect(await isAlive(session)).toBe(false);
    expect((await signIn(user.email)).status).toBe(401);
    expect((await signIn(user.email, OTHER_PASSWORD)).status).toBe(200);
    expect((await mailsTo(app, user.email)).at(-1)?.subject).toBe(
      'Sua senha da Mimoteca foi alterada',
    );
    const again = await post('/reset-password', { token, password: PASSWORD });
    expect(again.body.errors).toMatchObject([
      { message: 'Este link de redefinição é inválido ou expirou.' },
    ]);
  });

  it('ends the lock after wrong passwords, and confirms the address', async () => {
    const user = await make.user({ _verified: false });
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn(user.email, 'Senha-Errada-1');
    expect((await signIn(user.email)).status).toBe(429);
    await post('/forgot-password', { email: user.email });
    const token = await tokenMailedTo(app, user.email);
    await post('/reset-password', { token, password: OTHER_PASSWORD });
    expect((await signIn(user.email, OTHER_PASSWORD)).status).toBe(200);
  });

  it('has a link that ends after an hour, with a newer one, and with a new password', async () => {
    const user = await make.user();
    const ask = async () => {
      await post('/forgot-password', { email: user.email });
      return tokenMailedTo(app, user.email);
    };
    const use = async (token: string) =>
      (await post('/reset-password', { token, password: OTHER_PASSWORD })).status;

    const late = await ask();
    await expireLinks(1);
    expect(await use(late)).toBe(400);
    const [older, newer] = [await ask(), await ask()];
    expect(await use(older)).toBe(400);
    const session = await signedIn(user);
    const change = { currentPassword: PASSWORD, password: OTHER_PASSWORD };
    expect((await post('/change-password', change, session)).status).toBe(200);
    expect(await use(newer)).toBe(400);
  });

  it('keeps the link for a password that is too weak', async () => {
    const user = await make.user();
    await post('/forgot-password', { email: user.email });
    const token = await tokenMailedTo(app, user.email);
    const weak = await post('/reset-password', { token, password: 'fraca' });
    expect(weak.body.errors[0].field).toBe('password');
    expect((await post('/reset-password', { token, password: OTHER_PASSWORD })).status).toBe(200);
  });
});

describe('a change of password', () => {
  it('ends every other session and goes on with this one', async () => {
    const user = await make.user();
    const [mine, other] = [await signedIn(user), await signedIn(user)];
    const change = { currentPassword: PASSWORD, password: OTHER_PASSWORD };
    expect((await post('/change-password', change, mine)).status).toBe(200);
    expect([await isAlive(mine), await isAlive(other)]).toEqual([true, false]);
    expect((await signIn(user.email)).status).toBe(401);
    expect((await mailsTo(app, user.email)).at(-1)?.subject).toBe(
      'Sua senha da Mimoteca foi alterada',
    );
  });

  it('wants the present password, five times at most', async () => {
    const user = await make.user();
    const session = await signedIn(user);
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const guess = { currentPassword: `Errada-${attempt}-x`, password: OTHER_PASSWORD };
      const { status, body } = await post('/change-password', guess, session);
      statuses.push(status);
      if (status === 400) {
        expect(body.errors).toMatchObject([
          { message: 'Senha incorreta.', field: 'currentPassword' },
        ]);
      }
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await signIn(user.email)).status).toBe(200);
  });

  it.each(['/change-password', '/change-email'])('%s is for signed-in users only', async (path) => {
    const body =
      path === '/change-email'
        ? { email: newEmail(), password: PASSWORD }
        : { currentPassword: PASSWORD, password: OTHER_PASSWORD };
    expect((await post(path, body)).status).toBe(401);
  });
});

describe('a change of address', () => {
  it('waits for the link in the new mailbox, and notifies the old one', async () => {
    const user = await make.user();
    const session = await signedIn(user);
    const email = newEmail();
    expect((await post('/change-email', { email, password: PASSWORD }, session)).status).toBe(200);
    expect((await get('/me', session)).body.user).toMatchObject({
      email: user.email,
      pendingEmail: email,
    });
    const [notice] = await mailsTo(app, user.email);
    expect(notice?.subject).toBe('Pedido de troca de e-mail na Mimoteca');
    expect(notice?.html).toContain(email);

    const token = await tokenMailedTo(app, email);
    expect((await post('/confirm-email', { token })).status).toBe(200);
    expect((await get('/me', session)).body.user).toMatchObject({ email, pendingEmail: null });
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(user.email)).status).toBe(401);
    expect((await post('/confirm-email', { token })).status).toBe(400);
  });

  it('to an address that has an account is answered the same', async () => {
    const [user, owner] = [await make.user(), await make.user()];
    const session = await signedIn(user);
    const free = newEmail();
    const answers = [];
    const seen = [];
    for (const email of [free, owner.email]) {
      const { status, body } = await post('/change-email', { email, password: PASSWORD }, session);
      answers.push([status, body]);
      seen.push((await get('/me', session)).body.user.pendingEmail === email);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(seen).toEqual([true, true]);
    const [mail] = await mailsTo(app, owner.email);
    expect(mail?.html).not.toContain('token=');
    // The link to the earlier address is no longer the one that is waited for.
    const token = await tokenMailedTo(app, free);
    expect((await post('/confirm-email', { token })).status).toBe(400);
  });

  it('is refused when the address was given to another account meanwhile', async () => {
    const user = await make.user();
    const email = newEmail();
    await post('/change-email', { email, password: PASSWORD }, await signedIn(user));
    const token = await tokenMailedTo(app, email);
    await make.user({ email });
    expect((await post('/confirm-email', { token })).status).toBe(400);
    expect((await accountOf(user.email))?.id).toBe(user.id);
  });

  it('ends after 24 hours and with a new password', async () => {
    const user = await make.user();
    const session = await signedIn(user);
    const ask = async () => {
      const email = newEmail();
      await post('/change-email', { email, password: PASSWORD }, session);
      return tokenMailedTo(app, email);
    };
    const late = await ask();
    await expireLinks(24);
    expect((await post('/confirm-email', { token: late })).status).toBe(400);
    const token = await ask();
    await post('/forgot-password', { email: user.email });
    const reset = await tokenMailedTo(app, user.email);
    await post('/reset-password', { token: reset, password: OTHER_PASSWORD });
    expect((await accountOf(user.email))?.pendingEmail).toBeNull();
    expect((await post('/confirm-email', { token })).status).toBe(400);
  });

  it('wants another address and the right password', async () => {
    const user = await make.user();
    const session = await signedIn(user);
    const same = { email: user.email.toUpperCase(), password: PASSWORD };
    expect((await post('/change-email', same, session)).body.errors).toMatchObject([
      { message: 'Este já é o e-mail da sua conta.', field: 'email' },
    ]);
    const wrong = { email: newEmail(), password: 'Senha-Errada-1' };
    expect((await post('/change-email', wrong, session)).status).toBe(400);
  });
});

describe('password and address', () => {
  it.each([
    ['password', OTHER_PASSWORD, 'A senha é trocada em POST /api/users/change-password.'],
    ['email', 'nova@example.com', 'O e-mail é trocado em POST /api/users/change-email.'],
  ])('%s is not patched by its owner, at any endpoint', async (field, value, message) => {
    const user = await make.user();
    const session = await api.login(user);
    const change = { method: 'PATCH', body: { [field]: value }, as: session };
    const one = await api.request(`/users/${user.id}`, change);
    const many = await api.request(`/users?where[id][equals]=${user.id}`, change);
    const { body: graph } = await api.graphql(
      `mutation { updateUser(id: ${user.id}, data: { ${field}: "${value}" }) { id } }`,
      session,
    );
    expect([one.status, one.body.errors[0].message]).toEqual([403, message]);
    expect([many.status, many.body.errors[0].message]).toEqual([403, message]);
    expect(graph.errors[0].message).toBe(message);
    expect((await signIn(user.email)).status).toBe(200);
  });

  it('pendingEmail, tokens and counters cannot be written', async () => {
    const user = await make.user();
    const body = {
      pendingEmail: 'x@example.com',
      loginAttempts: 99,
      _verified: false,
      name: 'Eva',
    };
    const as = await api.login(user);
    const { status } = await api.request(`/users/${user.id}`, { method: 'PATCH', body, as });
    expect(status).toBe(200);
    const [row] = await app.query(
      'select name, pending_email, login_attempts, _verified from users where id = $1',
      [user.id],
    );
    expect(row).toMatchObject({ name: 'Eva', pending_email: null, _verified: true });
    expect(Number((row as { login_attempts: string }).login_attempts)).toBe(0);
  });

  it('are set by an admin in the panel, whose new account is confirmed and gets no mail', async () => {
    const admin = await api.login(await make.user({ isAdmin: true }));
    const email = newEmail();
    const body = { email, password: PASSWORD, name: 'Nova' };
    const made = await api.request('/users', { method: 'POST', body, as: admin });
    expect(made.status).toBe(201);
    expect((await signIn(email)).status).toBe(200);
    expect(await mailsTo(app, email)).toEqual([]);
    const change = { password: OTHER_PASSWORD };
    const own = await api.request(`/users/${admin.user.id}`, {
      method: 'PATCH',
      body: change,
      as: admin,
    });
    expect(own.status).toBe(200);
    expect((await signIn(admin.user.email, OTHER_PASSWORD)).status).toBe(200);
  });
});

describe('limits', () => {
  const seconds = (answer: { headers: Headers }) => Number(answer.headers.get('retry-after'));

  it('10 sign-ups an hour for one client', async () => {
    const one = visitor(api);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => one.post('/sign-up', newAccount(newEmail()))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.errors).toMatchObject([
      { message: 'Muitas tentativas. Aguarde um pouco e tente novamente.' },
    ]);
    expect(refused === undefined ? 0 : seconds(refused)).toBeGreaterThan(3_500);
  });

  it('5 mails an hour to one address, whether or not it has an account', async () => {
    const user = await make.user();
    for (const email of [user.email, newEmail()]) {
      const statuses = [];
      for (let attempt = 0; attempt < 7; attempt += 1) {
        statuses.push((await visitor(api).post('/forgot-password', { email })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    }
    expect(await mailsTo(app, user.email)).toHaveLength(5);
  });

  it('20 mails an hour asked for by one client, and the window passes', async () => {
    const one = visitor(api);
    const ask = () => one.post('/forgot-password', { email: newEmail() });
    const answers = await Promise.all(Array.from({ length: 25 }, ask));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect((await ask()).status).toBe(429);
    await app.query("update rate_limits set expires_at = now() - interval '1 second'");
    expect((await ask()).status).toBe(200);
  });

  it('are stored under hashed keys, and cleared when they end', async () => {
    await app.query('delete from rate_limits');
    await post('/forgot-password', { email: 'alguem@example.com' });
    const rows = await app.query<{ key: string }>('select key from rate_limits');
    const hash = createHmac('sha256', 'x').update('alguem@example.com').digest('base64url');
    expect(rows).toHaveLength(2);
    for (const { key } of rows) {
      expect(key).toMatch(/^mail-(client|address):[\w-]{43}$/);
      expect(key).not.toContain(hash);
    }
    await app.query("update rate_limits set expires_at = now() - interval '1 second'");
    await visitor(api).post('/forgot-password', { email: newEmail() });
    expect(await app.query('select from rate_limits where expires_at < now()')).toEqual([]);
  });
});
