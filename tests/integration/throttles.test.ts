import type { Gift } from '@payload-types';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import type { RateLimit } from '@/domain/limits';
import {
  CLICKS_PER_CLIENT,
  CONTACTS_PER_CLIENT,
  FAVOURITES_PER_ACCOUNT,
  FAVOURITES_PER_CLIENT,
  NEWSLETTER_LINKS_PER_CLIENT,
  REVIEWS_PER_ACCOUNT,
  REVIEWS_PER_CLIENT,
  SEARCHES_PER_CLIENT,
  SUBSCRIPTIONS_PER_ACCOUNT,
  SUBSCRIPTIONS_PER_CLIENT,
  UNSUBSCRIPTIONS_PER_CLIENT,
  VIEWS_COUNTED,
  VIEWS_PER_CLIENT,
} from '@/domain/throttles';

import { type Factories } from '../support/factories';
import { anyAddress, type Session, type TestApi } from '../support/http';
import { openSite } from '../support/open-site';
import { statementsOf } from '../support/statements';
import { type TestPayload } from '../support/test-payload';

let app: TestPayload;
let api: TestApi;
let make: Factories;
let gift: Gift;
let session: Session;
let admin: Session;

beforeAll(async () => {
  ({ app, api, make } = await openSite());
  gift = await make.gift({ categories: [(await make.category()).id] });
  session = await api.login(await make.user());
  admin = await api.login(await make.user({ isAdmin: true }));
});

it('a count waits for no disk: the table of the counters is not logged', async () => {
  const rows = await app.query("select relpersistence from pg_class where relname = 'rate_limits'");
  expect(rows).toEqual([{ relpersistence: 'u' }]);
});

type Asking = { method: string; path: string; body?: unknown; isSignedIn?: boolean };

const CONTACT = { name: 'Ana', email: 'ana@example.com', subject: 'duvida', message: 'Olá' };

/** What is throttled, by what; each of these is refused by a rule of its own, or changes nothing. */
const THROTTLED: [string, Asking, RateLimit[]][] = [
  ['contact', { method: 'POST', path: '/contact-messages', body: CONTACT }, [CONTACTS_PER_CLIENT]],
  [
    'subscribing',
    { method: 'POST', path: '/subscribers', body: { email: 'x' } },
    [SUBSCRIPTIONS_PER_CLIENT],
  ],
  [
    'the switch of the newsletter',
    { method: 'POST', path: '/users/newsletter', body: { subscribed: false }, isSignedIn: true },
    [SUBSCRIPTIONS_PER_CLIENT, SUBSCRIPTIONS_PER_ACCOUNT],
  ],
  [
    'reviews',
    { method: 'POST', path: '/reviews', body: { gift: 0 }, isSignedIn: true },
    [REVIEWS_PER_CLIENT, REVIEWS_PER_ACCOUNT],
  ],
  [
    'favourites',
    { method: 'POST', path: '/favourites', body: { gift: 0 }, isSignedIn: true },
    [FAVOURITES_PER_CLIENT, FAVOURITES_PER_ACCOUNT],
  ],
  [
    'a favourite',
    { method: 'DELETE', path: '/favourites/gift/1', isSignedIn: true },
    [FAVOURITES_PER_CLIENT, FAVOURITES_PER_ACCOUNT],
  ],
  [
    'unsubscribing',
    { method: 'POST', path: '/newsletter/unsubscribe', body: { email: 'x@example.com' } },
    [UNSUBSCRIPTIONS_PER_CLIENT],
  ],
  ...['confirm', 'preferences', 'data'].map((what): [string, Asking, RateLimit[]] => [
    `the links of mails (${what})`,
    { method: 'POST', path: `/newsletter/${what}`, body: { email: 'x@example.com' } },
    [NEWSLETTER_LINKS_PER_CLIENT],
  ]),
  ['views', { method: 'POST', path: '/gifts/999/view' }, [VIEWS_PER_CLIENT]],
  ['clicks', { method: 'POST', path: '/gifts/999/click' }, [CLICKS_PER_CLIENT]],
];

/** As if all but `left` of a limit had been used by everybody who was counted. */
const use = ({ name, most }: RateLimit, left: number) =>
  app.query("update rate_limits set hits = $2 where split_part(key, ':', 1) = $1", [
    name,
    most - left,
  ]);

describe.each(THROTTLED)('%s', (_, { method, path, body, isSignedIn }, limits) => {
  const ask = (address: string) =>
    api.request(path, {
      method,
      body,
      as: isSignedIn === true ? session : null,
      headers: { 'x-mimoteca-client-address': address },
    });

  it.each(limits.map((limit) => [limit.name, limit] as const))(
    'says what is left of %s, and refuses one too many in Portuguese',
    async (name, limit) => {
      const address = anyAddress();
      const first = await ask(address);
      expect(first.status).not.toBe(429);
      expect(first.headers.get('ratelimit-policy')).toContain(
        `"${name}";q=${limit.most};w=${limit.period / 1_000}`,
      );
      expect(first.headers.get('ratelimit')).toContain(`"${name}";r=`);

      await use(limit, 1);
      const last = await ask(address);
      expect(last.status).not.toBe(429);
      expect(last.headers.get('ratelimit')).toContain(`"${name}";r=0;`);
      const refused = await ask(address);
      expect(refused.status).toBe(429);
      expect(refused.body.errors).toMatchObject([
        { message: 'Muitas tentativas. Aguarde um pouco e tente novamente.' },
      ]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      // The next client, or the next window, is served.
      await app.query('delete from rate_limits');
      expect((await ask(anyAddress())).status).not.toBe(429);
    },
  );
});

it('GraphQL is counted with REST', async () => {
  const headers = { 'x-mimoteca-client-address': anyAddress() };
  const query = `mutation { createContactMessage(data: { name: "Ana", email: "ana@example.com", subject: duvida, message: "Oi" }) { id } }`;
  const ask = () => api.request('/graphql', { method: 'POST', body: { query }, headers });
  const first = await ask();
  expect(first.body.errors).toBeUndefined();
  expect(first.headers.get('ratelimit')).toContain('"contact-client";r=29;');
  await use(CONTACTS_PER_CLIENT, 0);
  const refused = await ask();
  expect(refused.body.errors[0].message).toBe(
    'Muitas tentativas. Aguarde um pouco e tente novamente.',
  );
});

it('an admin is not counted', async () => {
  const answer = await api.request('/contact-messages', {
    method: 'POST',
    body: CONTACT,
    as: admin,
  });
  expect([answer.status, answer.headers.get('ratelimit')]).toEqual([201, null]);
});

it('searches are counted, and only the refusal says so: the answer may be cached for other clients', async () => {
  const headers = { 'x-mimoteca-client-address': anyAddress() };
  const ask = () => api.request('/search?q=livro', { headers });
  const first = await ask();
  expect([first.status, first.headers.get('ratelimit')]).toEqual([200, null]);
  await use(SEARCHES_PER_CLIENT, 0);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('ratelimit')).toContain('"search-client";r=0;');
});

it('this server itself is not counted', async () => {
  process.env.INTERNAL_SECRET = 'a-secret-of-this-process';
  const headers = {
    'x-mimoteca-client-address': anyAddress(),
    'x-internal-secret': process.env.INTERNAL_SECRET,
  };
  await api.request('/search?q=livro', { headers });
  delete process.env.INTERNAL_SECRET;
  const counted = await app.query("select from rate_limits where key like 'search-client:%'");
  await api.request('/search?q=livro', { headers });
  const after = await app.query("select from rate_limits where key like 'search-client:%'");
  expect(after.length - counted.length).toBe(1);
});

it('what one client opens again and again stops counting, for that client and that gift', async () => {
  const views = (address: string) =>
    api.request(`/gifts/${gift.id}/view`, {
      method: 'POST',
      headers: { 'x-mimoteca-client-address': address },
    });
  const address = anyAddress();
  let total = 0;
  for (let view = 0; view < VIEWS_COUNTED.most + 5; view += 1) {
    const { body, status } = await views(address);
    expect(status).toBe(200);
    total = Number(body.detailViews);
  }
  expect(total).toBe(VIEWS_COUNTED.most);
  expect((await views(anyAddress())).body.detailViews).toBe(total + 1);
});

it('counting takes one statement, also of two limits, and as many at once as may come', async () => {
  const { count } = await import('@collections/shared/throttle');
  const asked = [REVIEWS_PER_CLIENT, REVIEWS_PER_ACCOUNT].map((limit) => ({
    limit,
    subject: 'somebody',
  }));
  const { throttlePool } = await import('@collections/shared/throttle-pool');
  const pool = throttlePool(app.payload);
  const query = vi.spyOn(pool, 'query');
  const others = await statementsOf(app.payload, async () => {
    await Promise.all(Array.from({ length: 50 }, () => count(app.payload, asked)));
  });
  expect([query.mock.calls.length, others]).toEqual([50, []]);
  query.mockRestore();
  const [last] = await count(app.payload, asked);
  expect(last?.hits).toBe(51);
});
