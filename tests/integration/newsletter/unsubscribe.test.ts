import { beforeAll, describe, expect, it } from 'vitest';

import { UNSUBSCRIPTIONS_PER_CLIENT } from '@/domain/throttles';

import { anyAddress, type TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';
import { sendQueuedMails } from '../../support/send-queued-mails';
import { type TestPayload } from '../../support/test-payload';

let app: TestPayload;
let api: TestApi;
let people = 0;

beforeAll(async () => {
  ({ app, api } = await openSite());
});

const ask = (body: unknown, headers: Record<string, string> = {}) =>
  api.request('/newsletter/unsubscribe', { method: 'POST', body, headers });
const isSubscribed = async (email: string) =>
  (await app.query('select from subscribers where email = $1', [email])).length === 1;

async function subscribe(): Promise<string> {
  const email = `leitora-${(people += 1)}@example.com`;
  const answer = await api.request('/subscribers', { method: 'POST', body: { email } });
  expect(answer.status).toBe(201);
  return email;
}

/** What stands behind the link at the end of the mail to a subscriber. */
async function mailedLink(email: string): Promise<{ email: string; signature: string }> {
  await sendQueuedMails();
  const { html } = app.outbox.find(({ to }) => to === email) ?? { html: '' };
  const [, href = ''] = /href="([^"]*\/unsubscribe[^"]*)"/.exec(html) ?? [];
  const { searchParams } = new URL(href.replaceAll('&amp;', '&'));
  return {
    email: searchParams.get('email') ?? '',
    signature: searchParams.get('assinatura') ?? '',
  };
}

it('the page removes an address, and says when it is not there', async () => {
  const email = await subscribe();
  const origin = 'http://localhost:3000';
  const removed = await ask({ email: ` ${email.toUpperCase()} ` }, { origin });
  expect([removed.status, removed.body.message]).toEqual([
    200,
    'Seu e-mail foi removido da nossa newsletter. Você não receberá mais novidades.',
  ]);
  expect(await isSubscribed(email)).toBe(false);
  const again = await ask({ email }, { origin });
  expect([again.status, again.body.errors[0].message]).toEqual([
    404,
    'E-mail não encontrado na base de dados',
  ]);
});

it('a page of another site can remove no address and learns nothing', async () => {
  const email = await subscribe();
  const foreign: Record<string, string>[] = [
    { origin: 'https://loja.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of foreign) {
    const there = await ask({ email }, headers);
    const absent = await ask({ email: 'ninguem@example.com' }, headers);
    expect([there.status, there.body]).toEqual([403, absent.body]);
  }
  expect(await isSubscribed(email)).toBe(true);
});

it('a form, which any site can send, removes no address', async () => {
  const email = await subscribe();
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    const answer = await ask(JSON.stringify({ email }), { 'content-type': type });
    expect(answer.status).toBe(415);
  }
  expect(await isSubscribed(email)).toBe(true);
});

it('the link of a mail removes its address, also for a throttled client, and its answer reveals nothing', async () => {
  const address = anyAddress();
  const email = await subscribe();
  const link = await mailedLink(email);
  expect(link).toEqual({ email, signature: expect.stringMatching(/^[\w-]{43}$/) as string });
  for (let used = 0; used < UNSUBSCRIPTIONS_PER_CLIENT.most; used += 1) {
    const { headers } = await ask(
      { email: 'ninguem@example.com' },
      { 'x-mimoteca-client-address': address },
    );
    const { most } = UNSUBSCRIPTIONS_PER_CLIENT;
    expect(headers.get('ratelimit')).toContain(`"unsubscribe-client";r=${most - used - 1};`);
  }
  const from = { 'x-mimoteca-client-address': address };
  const refused = await ask({ email }, from);
  expect([refused.status, refused.body.errors[0].message]).toEqual([
    429,
    'Muitas tentativas. Aguarde um pouco e tente novamente.',
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
  expect(await isSubscribed(email)).toBe(true);

  const first = await ask(link, from);
  const second = await ask(link, from);
  expect([first.status, first.body]).toEqual([200, second.body]);
  expect(second.status).toBe(200);
  expect(await isSubscribed(email)).toBe(false);
});

it("somebody else's signature, or a broken one, is worth nothing", async () => {
  const [mine, other] = [await subscribe(), await subscribe()];
  const { signature } = await mailedLink(mine);
  const absent = 'ninguem@example.com';
  for (const wrong of [signature, `${signature}x`, signature.slice(1), '']) {
    expect((await ask({ email: absent, signature: wrong })).status).toBe(404);
  }
  expect((await ask({ email: other, signature })).status).toBe(200);
});

it.each([
  ['NUL in the address', { email: 'a\0@example.com' }],
  ['an address that is no text', { email: 5 }],
  ['no address', {}],
  ['a list', []],
  ['no JSON', '{"email":'],
])('%s is a mistake of the sender', async (_, body) => {
  const answer = await ask(body);
  expect(answer.status).toBe(400);
  expect(answer.body.errors[0].message).toMatch(/^(E-mail não informado|Por favor)/);
});

describe('the one click of a mail program', () => {
  const click = async (
    email: string,
    method: string,
    change: (address: URL) => void = () => undefined,
  ) => {
    const { newsletterLinks } = await import('@collections/subscribers/newsletter-links');
    const address = new URL(newsletterLinks(email).oneClickUrl);
    change(address);
    const [, path = ''] = address.href.split('/api');
    const isPost = method === 'POST';
    return api.request(path, {
      method,
      ...(isPost && {
        body: 'List-Unsubscribe=One-Click',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'https://mail.example',
        },
      }),
    });
  };

  it('removes the address, without a cookie or a page, and says the same the second time', async () => {
    const email = await subscribe();
    const first = await click(email, 'POST');
    expect([first.status, await isSubscribed(email)]).toEqual([200, false]);
    expect((await click(email, 'POST')).body).toEqual(first.body);
  });

  it('is no more than the way to the page for who only opens it', async () => {
    const email = await subscribe();
    for (const method of ['GET', 'HEAD']) {
      const answer = await click(email, method);
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toContain('/unsubscribe?email=leitora-');
    }
    expect(await isSubscribed(email)).toBe(true);
  });

  it('is refused with a signature for something or somebody else', async () => {
    const [email, other] = [await subscribe(), await subscribe()];
    const { newsletterLinks } = await import('@collections/subscribers/newsletter-links');
    const wrong = new URL(newsletterLinks(email).preferencesUrl).searchParams.get('assinatura');
    const answers = [
      await click(email, 'POST', ({ searchParams }) => searchParams.set('assinatura', wrong ?? '')),
      await click(email, 'POST', ({ searchParams }) => searchParams.set('email', other)),
      await click(email, 'POST', ({ searchParams }) => searchParams.delete('assinatura')),
    ];
    for (const { status, body } of answers) {
      expect([status, body.errors[0].message]).toEqual([
        400,
        'Este link de descadastro não é válido.',
      ]);
    }
    expect(await isSubscribed(email)).toBe(true);
    expect(await isSubscribed(other)).toBe(true);
  });
});

describe('an address', () => {
  it.each([
    ['with a plus sign', 'ana+lista@example.com'],
    ['of an international domain, as mail programs write it', 'a@xn--caf-dma.example'],
    ['with an apostrophe', "o'hara@example.com"],
  ])('%s leaves by the form and by its link', async (_, email) => {
    for (const body of [() => ({ email: ` ${email.toUpperCase()} ` }), () => mailedLink(email)]) {
      await api.request('/subscribers', { method: 'POST', body: { email } });
      expect(await isSubscribed(email)).toBe(true);
      expect((await ask(await body())).status).toBe(200);
      expect(await isSubscribed(email)).toBe(false);
    }
  });

  it.each([
    ['with another header', 'a@example.com\r\nBcc: todos@example.com'],
    ['of 300 characters', `${'a'.repeat(288)}@example.com`],
    ['in letters that mail servers do not read', 'ana@café.example'],
    ['with a wildcard', '%@example.com'],
  ])("%s is nobody's, and removes nothing", async (_, email) => {
    const other = await subscribe();
    const { status, body } = await ask({ email });
    expect([status, body.errors[0].message]).toEqual([
      404,
      'E-mail não encontrado na base de dados',
    ]);
    expect(await isSubscribed(other)).toBe(true);
  });
});

it('of 30 subscriptions in a minute from one client each is answered, and its mailbox gets one mail', async () => {
  const headers = { 'x-mimoteca-client-address': anyAddress() };
  const email = 'trinta@example.com';
  const statuses: number[] = [];
  for (let turn = 0; turn < 30; turn += 1) {
    const answer = await api.request('/subscribers', { method: 'POST', body: { email }, headers });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([201, ...Array<number>(29).fill(400)]);
  await sendQueuedMails();
  expect(app.outbox.filter(({ to }) => to === email)).toHaveLength(1);
});

it('of 40 attempts in a minute to unsubscribe from one client those beyond the limit are refused', async () => {
  const headers = { 'x-mimoteca-client-address': anyAddress() };
  const statuses: number[] = [];
  for (let turn = 0; turn < 40; turn += 1) {
    statuses.push((await ask({ email: `a${turn}@example.com` }, headers)).status);
  }
  const { most } = UNSUBSCRIPTIONS_PER_CLIENT;
  expect(statuses).toEqual([
    ...Array<number>(most).fill(404),
    ...Array<number>(40 - most).fill(429),
  ]);
});

it('subscribing again and again sends one mail a day', async () => {
  const email = await subscribe();
  await mailedLink(email);
  await ask({ email });
  await api.request('/subscribers', { method: 'POST', body: { email } });
  await sendQueuedMails();
  expect(app.outbox.filter(({ to }) => to === email)).toHaveLength(1);
});
