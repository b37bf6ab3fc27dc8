import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { confirmPage } from '@/messages/account';

import { PASSWORD } from '../../support/factories';
import { type TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';
import { newEmail, OTHER_PASSWORD, type TestPayload, tokenMailedTo, visitor } from './support';

const THIRD_PASSWORD = 'Terceira-Senha-3';

let app: TestPayload;
let api: TestApi;
let post: ReturnType<typeof visitor>['post'];

beforeAll(async () => {
  ({ app, api } = await openSite());
});
beforeEach(() => {
  ({ post } = visitor(api));
});

async function signUp(email: string, password: string, name: string): Promise<string> {
  const answer = await visitor(api).post('/sign-up', { name, email, password, acceptTerms: true });
  expect(answer.status).toBe(201);
  return tokenMailedTo(app, email);
}

const confirm = (token: string, password?: string) => post('/confirm-email', { token, password });
const signIn = (email: string, password: string) => post('/login', { email, password });

async function nameOf(email: string): Promise<string | null | undefined> {
  const where = { email: { equals: email } };
  return (await app.payload.find({ collection: 'users', where })).docs[0]?.name;
}

const waiting = (email: string) =>
  app.query('select from pending_sign_ups p join users u on u.id = p.user_id where u.email = $1', [
    email,
  ]);

describe('an address for which more than one sign-up waits', () => {
  it('is not confirmed by a link alone', async () => {
    const email = newEmail();
    await signUp(email, PASSWORD, 'Ana');
    const token = await signUp(email, OTHER_PASSWORD, 'Estranho');
    const answer = await confirm(token);
    expect(answer).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'password', message: confirmPage.passwordNeeded }] },
    });
    expect((await signIn(email, PASSWORD)).status).not.toBe(200);
    expect((await signIn(email, OTHER_PASSWORD)).status).not.toBe(200);
  });

  it.each([
    ['the first', PASSWORD, 'Ana', [OTHER_PASSWORD, THIRD_PASSWORD]],
    ['the second', OTHER_PASSWORD, 'Bia', [PASSWORD, THIRD_PASSWORD]],
    ['the latest', THIRD_PASSWORD, 'Cid', [PASSWORD, OTHER_PASSWORD]],
  ])(
    'becomes the account of %s by its password, and of nobody else',
    async (_, own, name, others) => {
      const email = newEmail();
      await signUp(email, PASSWORD, 'Ana');
      await signUp(email, OTHER_PASSWORD, 'Bia');
      const token = await signUp(email, THIRD_PASSWORD, 'Cid');
      expect((await confirm(token)).status).toBe(409);
      expect((await confirm(token, own)).status).toBe(200);
      expect((await signIn(email, own)).status).toBe(200);
      for (const other of others) expect((await signIn(email, other)).status).toBe(401);
      expect(await nameOf(email)).toBe(name);
      expect(await waiting(email)).toEqual([]);
      expect((await confirm(token, own)).status).toBe(400);
    },
  );

  it('keeps its link after a password that fits none, and counts the guesses', async () => {
    const email = newEmail();
    await signUp(email, PASSWORD, 'Ana');
    const token = await signUp(email, OTHER_PASSWORD, 'Bia');
    const wrong = await confirm(token, 'Nenhuma-Delas-9');
    expect(wrong).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'password', message: confirmPage.passwordFitsNone }] },
    });
    for (let guess = 0; guess < 4; guess += 1) await confirm(token, `Nenhuma-Delas-${guess}`);
    expect((await confirm(token, PASSWORD)).status).toBe(429);
  });

  it('is confirmed by a new password too, and then nothing waits any more', async () => {
    const email = newEmail();
    await signUp(email, PASSWORD, 'Ana');
    await signUp(email, OTHER_PASSWORD, 'Bia');
    await post('/forgot-password', { email });
    const token = await tokenMailedTo(app, email);
    expect((await post('/reset-password', { token, password: THIRD_PASSWORD })).status).toBe(200);
    expect(await waiting(email)).toEqual([]);
    expect((await signIn(email, THIRD_PASSWORD)).status).toBe(200);
  });

  it('makes the same sign-up twice no exception, whichever of its links is asked for again', async () => {
    const email = newEmail();
    const old = await signUp(email, PASSWORD, 'Ana');
    await signUp(email, PASSWORD, 'Ana');
    expect((await confirm(old, PASSWORD)).status).toBe(400);
    await post('/resend-confirmation', { email });
    const token = await tokenMailedTo(app, email);
    expect((await confirm(token, PASSWORD)).status).toBe(200);
  });
});

it('one sign-up is confirmed by one click, and a password that it did not need harms nothing', async () => {
  const email = newEmail();
  const token = await signUp(email, PASSWORD, 'Ana');
  expect((await confirm(token)).status).toBe(200);
  expect((await signIn(email, PASSWORD)).status).toBe(200);
  const second = newEmail();
  expect((await confirm(await signUp(second, PASSWORD, 'Ana'), 'Qualquer-Coisa-1')).status).toBe(
    200,
  );
  expect((await signIn(second, PASSWORD)).status).toBe(200);
});

it('keeps no more sign-ups than there are mails for them', async () => {
  const email = newEmail();
  for (let index = 0; index < 5; index += 1) await signUp(email, `Senha-Numero-${index}`, 'Ana');
  // As if hours had passed: the limit of mails for an address begins anew.
  await app.query('delete from rate_limits');
  for (let index = 5; index < 9; index += 1) await signUp(email, `Senha-Numero-${index}`, 'Ana');
  const token = await signUp(email, OTHER_PASSWORD, 'Bia');
  expect((await waiting(email)).length).toBe(5);
  expect((await confirm(token, 'Senha-Numero-0')).status).toBe(409);
  expect((await confirm(token, 'Senha-Numero-8')).status).toBe(200);
});
