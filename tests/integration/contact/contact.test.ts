import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { CONTACTS_PER_CLIENT } from '@/domain/throttles';

import { createFactories } from '../../support/factories';
import { anyAddress, type TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';
import { sendQueuedMails } from '../../support/send-queued-mails';
import { type TestPayload } from '../../support/test-payload';

let app: TestPayload;
let api: TestApi;
let people = 0;
let email: string;

beforeAll(async () => {
  ({ app, api } = await openSite());
});
beforeEach(async () => {
  await app.query('delete from outbox');
  app.outbox.length = 0;
  email = `escreve-${(people += 1)}@example.com`;
});

const write = (body: object = {}, headers: Record<string, string> = {}) =>
  api.request('/contact-messages', {
    method: 'POST',
    body: { name: 'Ana', email, subject: 'duvida', message: 'Vocês embrulham?', ...body },
    headers,
  });

const stored = () =>
  app.query<{ id: number; status: string }>(
    'select id, status from contact_messages where email = $1 order by id',
    [email],
  );

it('is stored, mailed to the address of the settings with the sender to answer to, and copied', async () => {
  await app.payload.updateGlobal({
    slug: 'site-settings',
    data: { contactEmail: 'equipe@example.com' },
  });
  expect((await write()).status).toBe(201);
  expect(await stored()).toMatchObject([{ status: 'new' }]);
  await sendQueuedMails();
  // Several are sent at once.
  const mails = app.outbox.toSorted((a, b) => a.to.localeCompare(b.to));
  expect(mails).toMatchObject([
    { to: 'equipe@example.com', subject: 'Contato (Dúvida): Ana', replyTo: email },
    { to: email, subject: 'Recebemos sua mensagem' },
  ]);
});

it('what fills in the field that people do not see is stored as spam, and nobody is mailed', async () => {
  expect((await write({ website: 'https://golpe.example' })).status).toBe(201);
  expect(await stored()).toMatchObject([{ status: 'spam' }]);
  await sendQueuedMails();
  expect(app.outbox).toEqual([]);
});

it('an address gets two copies a day, and the staff every message', async () => {
  for (let turn = 0; turn < 4; turn += 1) expect((await write()).status).toBe(201);
  await sendQueuedMails();
  expect(app.outbox.filter(({ to }) => to === email)).toHaveLength(2);
  expect(app.outbox.filter(({ to }) => to !== email)).toHaveLength(4);
});

it('nobody but the staff says that a message was read or answered', async () => {
  expect((await write({ status: 'answered' })).status).toBe(201);
  const [message] = await stored();
  expect(message?.status).toBe('new');
  const as = await api.login(await createFactories(app.payload).user({ isAdmin: true }));
  for (const status of ['read', 'answered']) {
    const path = `/contact-messages/${String(message?.id)}`;
    expect((await api.request(path, { method: 'PATCH', body: { status }, as })).status).toBe(200);
    expect((await stored())[0]?.status).toBe(status);
  }
});

it('a message that was erased before its mails left is not sent', async () => {
  await write();
  await app.query('delete from contact_messages where email = $1', [email]);
  await sendQueuedMails();
  expect(app.outbox).toEqual([]);
  const rows = await app.query('select distinct status from outbox where recipient = $1', [email]);
  expect(rows).toEqual([{ status: 'cancelled' }]);
});

it('of 40 posts in a minute from one client those beyond the limit are refused', async () => {
  const headers = { 'x-mimoteca-client-address': anyAddress() };
  const statuses: number[] = [];
  for (let turn = 0; turn < 40; turn += 1) statuses.push((await write({}, headers)).status);
  const { most } = CONTACTS_PER_CLIENT;
  expect(statuses).toEqual([
    ...Array.from({ length: most }, () => 201),
    ...Array.from({ length: 40 - most }, () => 429),
  ]);
});

it.each([
  ['with a plus sign', 'ana+lista@example.com'],
  ['of an international domain, as mail programs write it', 'a@xn--caf-dma.example'],
])('an address %s is stored in its normal form, and answered to', async (_, given) => {
  expect((await write({ email: `  ${given.toUpperCase()} ` })).status).toBe(201);
  await sendQueuedMails();
  expect(app.outbox.map(({ replyTo }) => replyTo)).toContain(given);
  expect(app.outbox.map(({ to }) => to)).toContain(given);
});

describe('refuses an address', () => {
  it.each([
    ['in letters that mail servers do not read', 'ana@café.example'],
    ['with another header', 'a@example.com\r\nBcc: todos@example.com'],
    ['with a space inside', 'ana maria@example.com'],
    ['of 300 characters', `${'a'.repeat(288)}@example.com`],
  ])('%s', async (_, wrong) => {
    const { status, body } = await write({ email: wrong });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('Por favor, insira um e-mail válido.');
  });
});

it('a name that tries to add a header is a name', async () => {
  expect((await write({ name: 'Ana\r\nBcc: todos@example.com' })).status).toBe(201);
  await sendQueuedMails();
  const mail = app.outbox.find(({ replyTo }) => replyTo === email);
  expect(mail?.subject).toBe('Contato (Dúvida): Ana Bcc: todos@example.com');
});
