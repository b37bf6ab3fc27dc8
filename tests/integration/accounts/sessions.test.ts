import { beforeAll, describe, expect, it } from 'vitest';

import type { User } from '@payload-types';

import { type Factories, PASSWORD } from '../../support/factories';
import { sessionTokenOf, type TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';
import { OTHER_PASSWORD, type TestPayload, tokenMailedTo, visitor, withToken } from './support';

let app: TestPayload;
let api: TestApi;
let make: Factories;

beforeAll(async () => {
  ({ app, api, make } = await openSite());
});

const signIn = (user: User, password = PASSWORD) =>
  visitor(api).post('/login', { email: user.email, password });

async function isAlive(token: string): Promise<boolean> {
  const { body } = await visitor(api).get('/me', withToken(token));
  return body.user !== null;
}

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('operations of one account at the same moment', () => {
  it('20 sign-ins make 20 sessions', async () => {
    const user = await make.user();
    const answers = await times(20, () => signIn(user));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const alive = await Promise.all(answers.map((answer) => isAlive(sessionTokenOf(answer))));
    expect(alive).toEqual(Array(20).fill(true));
  });

  it('sign-ins, refreshes, sign-outs and a change of name leave the right sessions', async () => {
    const user = await make.user();
    const first = await times(6, () => signIn(user));
    const [leaving, staying] = [first.slice(0, 3), first.slice(3)];
    const post = (path: string, token: string) => visitor(api).post(path, {}, withToken(token));
    const [left, refreshed, more, renamed] = await Promise.all([
      Promise.all(leaving.map((answer) => post('/logout', sessionTokenOf(answer)))),
      Promise.all(staying.map((answer) => post('/refresh-token', sessionTokenOf(answer)))),
      times(4, () => signIn(user)),
      times(4, (index) =>
        api.request(`/users/${user.id}`, {
          method: 'PATCH',
          body: { name: `Nome ${index}` },
          headers: withToken(staying[0] === undefined ? '' : sessionTokenOf(staying[0])),
        }),
      ),
    ]);
    const statuses = [...left, ...refreshed, ...more, ...renamed].map(({ status }) => status);
    expect(statuses).toEqual(Array(statuses.length).fill(200));
    const alive = await Promise.all(
      [...refreshed, ...more].map((answer) => isAlive(sessionTokenOf(answer))),
    );
    expect(alive).toEqual(Array(7).fill(true));
    const gone = await Promise.all(leaving.map((answer) => isAlive(sessionTokenOf(answer))));
    expect(gone).toEqual([false, false, false]);
  });

  it('a reset during sign-ins leaves the new password and no session of the old one', async () => {
    const user = await make.user();
    await visitor(api).post('/forgot-password', { email: user.email });
    const token = await tokenMailedTo(app, user.email);
    const [reset, ...logins] = await Promise.all([
      visitor(api).post('/reset-password', { token, password: OTHER_PASSWORD }),
      ...Array.from({ length: 4 }, () => signIn(user)),
    ]);
    expect(reset.status, JSON.stringify(reset.body)).toBe(200);
    for (const { status } of logins) expect([200, 401]).toContain(status);
    const alive = await Promise.all(
      logins.flatMap((login) => (login.status === 200 ? [isAlive(sessionTokenOf(login))] : [])),
    );
    expect(alive).not.toContain(true);
    expect((await signIn(user, OTHER_PASSWORD)).status).toBe(200);
    expect((await signIn(user)).status).toBe(401);
  });

  it('a change of many accounts by an admin loses no session', async () => {
    const admin = await api.login(await make.user({ isAdmin: true }));
    const user = await make.user();
    const [many, ...logins] = await Promise.all([
      api.request(`/users?where[id][equals]=${user.id}`, {
        method: 'PATCH',
        body: { name: 'Outro nome' },
        as: admin,
      }),
      ...Array.from({ length: 6 }, () => signIn(user)),
    ]);
    expect(many.status).toBe(200);
    const alive = await Promise.all(logins.map((answer) => isAlive(sessionTokenOf(answer))));
    expect(alive).toEqual(Array(6).fill(true));
  });

  it('deletion and sign-ins end in no account and no error of ours', async () => {
    const admin = await api.login(await make.user({ isAdmin: true }));
    const user = await make.user();
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => signIn(user)),
      api.request(`/users/${user.id}`, { method: 'DELETE', as: admin }),
    ]);
    for (const { status } of answers) expect([200, 401]).toContain(status);
    const left = await app.query('select from users_sessions where _parent_id = $1', [user.id]);
    expect(left).toEqual([]);
  });
});

describe('wrong passwords', () => {
  it('lock an account after the fifth, also when all come at once', async () => {
    const user = await make.user();
    const begun = Date.now();
    const answers = await times(12, () => signIn(user, 'Senha-Errada-1'));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
    const locked = await signIn(user);
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
    const [row] = await app.query<{ login_attempts: string; lock_until: Date }>(
      'select login_attempts, lock_until from users where id = $1',
      [user.id],
    );
    expect(Number(row?.login_attempts)).toBe(5);
    expect(row?.lock_until.getTime()).toBeGreaterThan(begun + 590_000);
  });

  it('are answered with the same messages and status for an address without an account', async () => {
    const user = await make.user();
    const known: Awaited<ReturnType<typeof signIn>>[] = [];
    const unknown: typeof known = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      known.push(await signIn(user, 'Senha-Errada-1'));
      unknown.push(
        await visitor(api).post('/login', {
          email: 'ninguem-aqui@example.com',
          password: 'Senha-Errada-1',
        }),
      );
    }
    const outcomes = (answers: typeof known) => answers.map(({ status, body }) => [status, body]);
    expect(outcomes(unknown)).toEqual(outcomes(known));
    expect(known.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it('are reset after a right one, and after the pause', async () => {
    const user = await make.user();
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 4; attempt += 1) await signIn(user, 'Senha-Errada-1');
      expect((await signIn(user)).status).toBe(200);
    }
    for (let attempt = 0; attempt < 4; attempt += 1) await signIn(user, 'Senha-Errada-1');
    await app.query("update rate_limits set expires_at = now() - interval '1 second'");
    await signIn(user, 'Senha-Errada-1');
    expect((await signIn(user)).status).toBe(200);
  });

  it('an unlock by an admin lets the user sign in at once', async () => {
    const admin = await api.login(await make.user({ isAdmin: true }));
    const user = await make.user();
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn(user, 'Senha-Errada-1');
    expect((await signIn(user)).status).toBe(429);
    await api.request('/users/unlock', { method: 'POST', body: { email: user.email }, as: admin });
    expect((await signIn(user)).status).toBe(200);
  });

  it('of one client end after 20, for whatever address, and right ones never count', async () => {
    const guesser = visitor(api);
    const user = await make.user();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const { status } = await guesser.post('/login', { email: user.email, password: PASSWORD });
      expect(status).toBe(200);
    }
    const answers = await times(24, (index) =>
      guesser.post('/login', { email: `alvo-${index}@example.com`, password: 'Senha-Errada-1' }),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(20).fill(401), ...Array(4).fill(429)]);
    expect((await signIn(user)).status).toBe(200);
  });

  it('of one client end after 20 also when they all wait at once, and a right one behind them is not tried', async () => {
    const guesser = visitor(api);
    const user = await make.user();
    const wrong = Array.from({ length: 30 }, (_, index) => ({
      email: `fila-${index}@example.com`,
      password: 'Senha-Errada-1',
    }));
    const guesses = wrong.map((guess) => guesser.post('/login', guess));
    // Once the first is answered the others are queued: an attempt that comes now is behind them.
    await Promise.race(guesses);
    const right = guesser.post('/login', { email: user.email, password: PASSWORD });
    const answers = await Promise.all([...guesses, right]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(20).fill(401), ...Array(11).fill(429)]);
  });
});

describe('an unconfirmed account', () => {
  it('is distinguished only with the right password', async () => {
    const user = await make.user({ _verified: false });
    const right = await signIn(user);
    expect(right.status).toBe(403);
    expect(right.body.errors[0].message).toBe(
      'E-mail não confirmado. Verifique sua caixa de entrada e clique no link de confirmação.',
    );
    const wrong = await signIn(user, 'Senha-Errada-1');
    expect(wrong.status).toBe(401);
    expect(wrong.body.errors[0].message).toBe('E-mail ou senha inválidos.');
  });
});

describe('GraphQL', () => {
  it.each([
    ['loginUser(email: "a@example.com", password: "Senha-Forte-1")', 'login'],
    ['logoutUser', 'logout'],
    ['refreshTokenUser', 'refresh-token'],
    ['forgotPasswordUser(email: "a@example.com")', 'forgot-password'],
    ['resetPasswordUser(token: "a", password: "Senha-Forte-1")', 'reset-password'],
    ['verifyEmailUser(token: "null")', 'confirm-email'],
  ])('%s sends to the address under our rules', async (mutation, path) => {
    const session = await api.login(await make.user());
    const { body } = await api.graphql(`mutation { ${mutation} }`, session);
    expect(body.errors[0].message).toBe(`Disponível somente em POST /api/users/${path}.`);
    expect(await isAlive(session.token)).toBe(true);
  });

  it('still answers who is signed in', async () => {
    const session = await api.login(await make.user());
    const { body } = await api.graphql('{ meUser { user { email } } }', session);
    expect(body.data.meUser.user.email).toBe(session.user.email);
  });
});

it('on a site without https the cookies are sent without it too, and nothing else is looser', async () => {
  const answer = await signIn(await make.user());
  const cookies = answer.headers.getSetCookie();
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) {
    expect(cookie).not.toMatch(/Secure/);
    expect(cookie).toMatch(/SameSite=Lax/);
  }
  expect(cookies.filter((cookie) => cookie.includes('HttpOnly'))).toHaveLength(1);
});
