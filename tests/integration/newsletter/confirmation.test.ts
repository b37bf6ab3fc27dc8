import { beforeAll, describe, expect, it } from 'vitest';

import { createFactories } from '../../support/factories';
import { type TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';
import { sendQueuedMails } from '../../support/send-queued-mails';
import { type TestPayload } from '../../support/test-payload';

let app: TestPayload;
let api: TestApi;
let people = 0;

beforeAll(async () => {
  ({ app, api } = await openSite());
});

type Row = { confirmed: boolean; ideas: boolean; dates: boolean };

async function rowOf(email: string): Promise<Row | undefined> {
  const rows = await app.query<Row>(
    `select confirmed_at is not null as confirmed, wants_ideas as ideas, wants_dates as dates
     from subscribers where email = $1`,
    [email],
  );
  return rows[0];
}

const consentsOf = (email: string) =>
  app.query<{ text: string; version: string; stands: boolean }>(
    'select text, version, withdrawn_at is null as stands from consents where email = $1 order by id',
    [email],
  );

const post = (path: string, body: object) => api.request(path, { method: 'POST', body });

async function subscribe(body: object = {}): Promise<string> {
  const email = `assinante-${(people += 1)}@example.com`;
  expect((await post('/subscribers', { email, ...body })).status).toBe(201);
  return email;
}

async function mailsTo(email: string) {
  await sendQueuedMails();
  return app.outbox.filter(({ to }) => to === email);
}

/** What stands behind the newest link to a page of ours in the mails to an address. */
async function mailedLink(email: string, page: string) {
  const html = (await mailsTo(email)).map((mail) => mail.html).join('');
  const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
  const href = hrefs.findLast((one) => one.includes(page)) ?? '';
  const { searchParams } = new URL(href.replaceAll('&amp;', '&'));
  return {
    email: searchParams.get('email') ?? '',
    signature: searchParams.get('assinatura') ?? '',
  };
}

async function confirmed(): Promise<string> {
  const email = await subscribe();
  await post('/newsletter/confirm', await mailedLink(email, '/newsletter/confirmar'));
  return email;
}

it('a subscription waits for the click of its own mailbox, and then is welcomed once', async () => {
  const email = await subscribe();
  expect(await rowOf(email)).toEqual({ confirmed: false, ideas: true, dates: true });
  const [first] = await mailsTo(email);
  expect(first?.subject).toBe('Confirme sua inscrição na newsletter da Mimoteca');

  const link = await mailedLink(email, '/newsletter/confirmar');
  const { status, body } = await post('/newsletter/confirm', link);
  expect([status, body.message]).toEqual([
    200,
    'Inscrição confirmada! As próximas ideias chegam no seu e-mail.',
  ]);
  expect((await post('/newsletter/confirm', link)).status).toBe(200);
  expect(await rowOf(email)).toMatchObject({ confirmed: true });
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
    'Confirme sua inscrição na newsletter da Mimoteca',
    'Sua inscrição na newsletter da Mimoteca',
  ]);
});

it('what was agreed to is recorded with its words, and that it ended', async () => {
  const email = await subscribe();
  const [consent] = await consentsOf(email);
  expect(consent).toMatchObject({ version: '2026-11-22', stands: true });
  expect(consent?.text).toMatch(/concorda em receber/);
  await post('/newsletter/unsubscribe', { email });
  expect(await consentsOf(email)).toEqual([{ ...consent, stands: false }]);
});

it('nobody confirms an address by a form', async () => {
  const email = await subscribe({ confirmedAt: '2026-01-01T00:00:00.000Z', wantsIdeas: false });
  expect(await rowOf(email)).toEqual({ confirmed: false, ideas: true, dates: true });
});

it('a link for something or somebody else confirms nothing', async () => {
  const [email, other] = [await subscribe(), await subscribe()];
  const { signature } = await mailedLink(other, '/newsletter/confirmar');
  const unsubscribing = await mailedLink(email, '/unsubscribe');
  for (const body of [
    { email, signature },
    unsubscribing,
    { email, signature: '' },
    { email },
    [],
  ]) {
    const answer = await post('/newsletter/confirm', body);
    expect([answer.status, answer.body.errors[0].message]).toEqual([
      400,
      'Este link não é válido. Abra o da mensagem mais recente que enviamos.',
    ]);
  }
  expect(await rowOf(email)).toMatchObject({ confirmed: false });
});

it('the link of a subscription that is gone says so', async () => {
  const email = await subscribe();
  const link = await mailedLink(email, '/newsletter/confirmar');
  await post('/newsletter/unsubscribe', { email });
  expect((await post('/newsletter/confirm', link)).status).toBe(404);
});

it('the address of an account is its own: it is welcomed at once', async () => {
  const user = await createFactories(app.payload).user();
  const session = await api.login(user);
  await post('/subscribers', { email: user.email });
  expect(await rowOf(user.email)).toMatchObject({ confirmed: false });
  const body = { subscribed: true };
  await api.request('/users/newsletter', { method: 'POST', body, as: session });
  expect(await rowOf(user.email)).toMatchObject({ confirmed: true });
});

it('an address that follows its account stays confirmed, with what it wants', async () => {
  const user = await createFactories(app.payload).user();
  const session = await api.login(user);
  const body = { subscribed: true };
  await api.request('/users/newsletter', { method: 'POST', body, as: session });
  await app.query('update subscribers set wants_dates = false where email = $1', [user.email]);
  const email = `nova-${user.email}`;
  await app.payload.update({ collection: 'users', id: user.id, data: { email } });
  expect(await rowOf(email)).toEqual({ confirmed: true, ideas: true, dates: false });
});

describe('the preferences of a link', () => {
  const ask = (body: object) => post('/newsletter/preferences', body);

  it('are told and changed without an account', async () => {
    const email = await confirmed();
    const link = await mailedLink(email, '/newsletter/preferencias');
    expect((await ask(link)).body).toMatchObject({ ideas: true, dates: true });
    const wanted = { ideas: false, dates: true };
    expect((await ask({ ...link, wanted })).body.message).toBe('Preferências salvas!');
    expect((await ask(link)).body).toMatchObject(wanted);
    expect(await rowOf(email)).toMatchObject({ confirmed: true, ...wanted });
  });

  it('of none at all unsubscribe', async () => {
    const email = await confirmed();
    const link = await mailedLink(email, '/newsletter/preferencias');
    const answer = await ask({ ...link, wanted: { ideas: false, dates: false } });
    expect(answer.body.message).toBe('Inscrição cancelada com sucesso!');
    expect(await rowOf(email)).toBeUndefined();
    expect((await ask(link)).status).toBe(404);
  });

  it('are closed to a link for something or somebody else, and to what is no choice', async () => {
    const [email, other] = [await confirmed(), await confirmed()];
    const link = await mailedLink(email, '/newsletter/preferencias');
    const wanted = { ideas: false, dates: true };
    for (const body of [
      { ...link, email: other, wanted },
      { ...(await mailedLink(email, '/unsubscribe')), wanted },
      { ...link, wanted: { ideas: 'true', dates: true } },
      { ...link, wanted: { ...wanted, email: other } },
    ]) {
      expect((await ask(body)).status).toBe(400);
    }
    expect(await rowOf(email)).toMatchObject({ ideas: true });
    expect(await rowOf(other)).toMatchObject({ ideas: true });
  });
});

describe('an address', () => {
  it.each([
    ['with spaces around', '  espaco@example.com ', 'espaco@example.com'],
    ['with a plus sign', 'ana+lista@example.com', 'ana+lista@example.com'],
    ['in capitals', 'GRITA@EXAMPLE.COM', 'grita@example.com'],
    [
      'of an international domain, as mail programs write it',
      'a@xn--caf-dma.example',
      'a@xn--caf-dma.example',
    ],
  ])('%s is stored in its normal form', async (_, given, stored) => {
    expect((await post('/subscribers', { email: given })).status).toBe(201);
    expect(await rowOf(stored)).toBeDefined();
    expect((await mailsTo(stored)).length).toBe(1);
  });

  it.each([
    ['with a space inside', 'ana maria@example.com'],
    ['with another header', 'a@example.com\r\nBcc: todos@example.com'],
    ['with a line break', 'a@example.com\nb@example.com'],
    ['of two people', 'a@example.com, b@example.com'],
    ['with a name', 'Ana <a@example.com>'],
    ['of 300 characters', `${'a'.repeat(288)}@example.com`],
    ['in letters that mail servers do not read', 'ana@café.example'],
  ])('%s is refused in the words of the form', async (_, email) => {
    const { status, body } = await post('/subscribers', { email });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('Por favor, insira um e-mail válido.');
  });
});
