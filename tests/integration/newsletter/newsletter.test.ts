import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { User } from '@payload-types';

import { createFactories } from '../../support/factories';
import { type Session, type TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';
import { sendQueuedMails } from '../../support/send-queued-mails';
import { type TestPayload } from '../../support/test-payload';

let app: TestPayload;
let api: TestApi;
let user: User;
let session: Session;

beforeAll(async () => {
  ({ app, api } = await openSite());
});
beforeEach(async () => {
  user = await createFactories(app.payload).user();
  session = await api.login(user);
});

const read = (as: Session | null = session) => api.request('/users/newsletter', { as });
const choose = (subscribed: unknown, as: Session | null = session) =>
  api.request('/users/newsletter', { method: 'POST', body: { subscribed }, as });
const rows = () => app.query('select id from subscribers where email = $1', [user.email]);
const consents = () =>
  app.query<{ version: string; text: string; stands: boolean }>(
    `select version, text, withdrawn_at is null as stands from consents
     where user_id = $1 and kind = 'newsletter' order by id`,
    [user.id],
  );

it('answers visitors with a refusal', async () => {
  expect((await read(null)).status).toBe(401);
  expect((await choose(true, null)).status).toBe(401);
});

it('subscribes and unsubscribes the address of the account, with a record of the consent', async () => {
  expect((await read()).body).toEqual({ subscribed: false });

  const joined = await choose(true);
  expect(joined.body).toEqual({
    success: true,
    message: 'Inscrição realizada com sucesso! Você receberá nossas novidades.',
  });
  expect((await read()).body).toEqual({ subscribed: true });
  expect(await rows()).toHaveLength(1);
  const [consent] = await consents();
  expect(consent).toMatchObject({ version: '2026-11-20', stands: true });
  expect(consent?.text).toMatch(/Quero receber/);

  const left = await choose(false);
  expect(left.body).toEqual({ success: true, message: 'Inscrição cancelada com sucesso!' });
  expect((await read()).body).toEqual({ subscribed: false });
  expect(await rows()).toHaveLength(0);
  expect(await consents()).toEqual([{ ...consent, stands: false }]);
});

it('asked twice for the same, changes nothing and keeps one consent', async () => {
  expect((await choose(false)).status).toBe(200);
  expect((await choose(true)).status).toBe(200);
  expect((await choose(true)).status).toBe(200);
  expect(await rows()).toHaveLength(1);
  expect(await consents()).toHaveLength(1);
});

it('subscribes an address that the public form has subscribed already', async () => {
  await api.request('/subscribers', { method: 'POST', body: { email: user.email } });
  expect((await read()).body).toEqual({ subscribed: true });
  expect((await choose(true)).status).toBe(200);
  expect(await rows()).toHaveLength(1);
  expect(await consents()).toMatchObject([{ stands: true }]);
});

it('unsubscribing through the link of a mail withdraws the consent', async () => {
  await choose(true);
  const { unsubscribe } = await import('@/data/newsletter');
  expect(await unsubscribe(user.email)).toEqual({ ok: true });
  expect(await consents()).toMatchObject([{ stands: false }]);
});

it('the subscription follows the account to a new address', async () => {
  await choose(true);
  const email = `novo-${user.email}`;
  await app.payload.update({ collection: 'users', id: user.id, data: { email } });
  expect((await read()).body).toEqual({ subscribed: true });
  const addresses = 'select email from subscribers where email in ($1, $2)';
  expect(await app.query(addresses, [user.email, email])).toEqual([{ email }]);
  expect(await consents()).toMatchObject([{ stands: true }]);
});

it('a request that selects other fields is welcomed, and withdraws the consent, as any other', async () => {
  const email = `escolhe-${user.email}`;
  await api.request('/subscribers?select[createdAt]=true', { method: 'POST', body: { email } });
  await sendQueuedMails();
  expect(app.outbox.map(({ to }) => to)).toContain(email);

  await choose(true);
  const admin = await api.login(await createFactories(app.payload).user({ isAdmin: true }));
  const [row] = await app.query<{ id: number }>('select id from subscribers where email = $1', [
    user.email,
  ]);
  const only = `/subscribers/${String(row?.id)}?select[createdAt]=true`;
  expect((await api.request(only, { method: 'DELETE', as: admin })).status).toBe(200);
  expect(await consents()).toMatchObject([{ stands: false }]);
});

it('never touches the address of anybody else', async () => {
  const other = await createFactories(app.payload).user();
  await choose(true, await api.login(other));
  await choose(true);
  await choose(false);
  expect(
    await app.query('select id from subscribers where email = $1', [other.email]),
  ).toHaveLength(1);
});

describe('at the same time', () => {
  it('40 subscriptions leave one row and one consent', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => choose(true)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await rows()).toHaveLength(1);
    expect(await consents()).toHaveLength(1);
  });

  it('a subscription here and one through the public form are both answered, and leave one row', async () => {
    const form = () => api.request('/subscribers', { method: 'POST', body: { email: user.email } });
    const answers = await Promise.all([choose(true), form(), choose(true), form(), choose(true)]);
    for (const { status } of answers) expect([200, 201, 400]).toContain(status);
    for (const index of [0, 2, 4]) expect(answers[index]?.status).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  it('60 toggles leave the row and the consent in agreement', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => choose(index % 2 === 0)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const isSubscribed = (await rows()).length === 1;
    const standing = (await consents()).filter(({ stands }) => stands);
    expect(standing).toHaveLength(isSubscribed ? 1 : 0);
    expect((await read()).body).toEqual({ subscribed: isSubscribed });
  });
});

describe('refuses in Portuguese', () => {
  it.each([
    ['no JSON', '{"subscribed":'],
    ['nothing', {}],
    ['a text for a choice', { subscribed: 'true' }],
    ["somebody else's address", { subscribed: true, email: 'vitima@example.com' }],
    ['a list', []],
  ])('%s', async (_, body) => {
    const { status, body: answer } = await api.request('/users/newsletter', {
      method: 'POST',
      body,
      as: session,
    });
    expect(status).toBe(400);
    expect(answer.errors[0].message).toMatch(/^(O corpo|Valor inválido|Campos desconhecidos)/);
    expect(await rows()).toHaveLength(0);
  });
});
