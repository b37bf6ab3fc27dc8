import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Factories } from '../../support/factories';
import { openSite } from '../../support/open-site';
import { ok, onlyGet, openShop, redirect, type Shop, status } from '../../support/shop';
import type { TestPayload } from '../../support/test-payload';

let app: TestPayload;
let make: Factories;
let shop: Shop;
let category: { id: number };
let visit: (shopInterval?: number) => Promise<number | null>;

type Row = Record<string, unknown> & { id: number };

beforeAll(async () => {
  shop = await openShop({});
  ({ app, make } = await openSite());
  const { runLinkVisits } = await import('@/data/links/run-link-visits');
  const { createShopTurns } = await import('@/data/links/shop-turns');
  visit = (shopInterval = 0) =>
    runLinkVisits(app.payload, {
      turn: () => Promise.resolve(),
      shops: createShopTurns(shopInterval),
    });
  category = await make.category();
});
beforeEach(async () => {
  await app.query('delete from link_checks');
  shop.asked.length = 0;
});
afterEach(() => void vi.useRealTimers());
afterAll(() => shop.close());

const giftTo = (affiliateLink: string) => make.gift({ categories: [category.id], affiliateLink });
const due = () => app.query(`update link_checks set next_at = now() where next_at is not null`);
const rowOf = async (gift: number): Promise<Row> => {
  const [row] = await app.query<Row>('select * from link_checks where gift_id = $1', [gift]);
  if (row === undefined) throw new Error('the link has no row');
  return row;
};
/** Visits on these days, each at noon in São Paulo. */
async function visitOn(...days: string[]) {
  for (const day of days) {
    await due();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T15:00:00Z`) });
    await visit();
    vi.useRealTimers();
  }
}

describe('the link of a gift', () => {
  it('is due within a day of being published, and forgets what was known when it changes', async () => {
    const { id } = await giftTo(shop.url('/a'));
    const row = await rowOf(id);
    expect(row).toMatchObject({ state: 'waiting', shop: '127.0.0.1', url: shop.url('/a') });
    const wait = Number(row.next_at) - Date.now();
    expect(wait).toBeGreaterThan(-1_000);
    expect(wait).toBeLessThan(24 * 60 * 60_000);

    await visitOn('2030-01-01', '2030-01-02');
    expect(await rowOf(id)).toMatchObject({ state: 'gone' });
    const data = { affiliateLink: shop.url('/b') };
    await app.payload.update({ collection: 'gifts', id, data });
    expect(await rowOf(id)).toMatchObject({
      state: 'waiting',
      suspicion: null,
      failures: '0',
      status: null,
      url: shop.url('/b'),
    });
  });

  it('is not visited while the gift is a draft', async () => {
    const { id } = await giftTo(shop.url('/a'));
    await app.payload.update({ collection: 'gifts', id, data: { _status: 'draft' } });
    expect(await rowOf(id)).toMatchObject({ next_at: null });
    await app.payload.update({ collection: 'gifts', id, data: { _status: 'published' } });
    expect((await rowOf(id)).next_at).not.toBeNull();
  });

  it('goes with the gift', async () => {
    const { id } = await giftTo(shop.url('/a'));
    await app.payload.delete({ collection: 'gifts', id });
    expect(await app.query('select from link_checks where gift_id = $1', [id])).toEqual([]);
  });
});

describe('a visit', () => {
  it('asks for the head, says who asks, and comes again a day later', async () => {
    shop.pages['/fine'] = ok;
    const { id } = await giftTo(shop.url('/fine'));
    await visitOn('2030-02-01');
    expect(shop.asked).toMatchObject([
      { method: 'HEAD', path: '/fine', agent: expect.stringMatching(/^MimotecaLinkCheck.*http/) },
    ]);
    const row = await rowOf(id);
    expect(row).toMatchObject({ state: 'fine', status: '200' });
    const wait = Number(row.next_at) - Date.now();
    expect(wait).toBeGreaterThan(23.9 * 60 * 60_000);
    expect(wait).toBeLessThan(26.1 * 60 * 60_000);
  });

  it.each([405, 403, 501, 404])('asks with GET where HEAD is refused with %s', async (refusal) => {
    shop.pages['/get'] = onlyGet(refusal);
    const { id } = await giftTo(shop.url('/get'));
    await visitOn('2030-02-02');
    expect(shop.asked.map(({ method }) => method)).toEqual(['HEAD', 'GET']);
    expect(await rowOf(id)).toMatchObject({ state: 'fine' });
  });

  it('of a page that is not there is believed on the second day only', async () => {
    const { id } = await giftTo(shop.url('/gone'));
    await visitOn('2030-03-01', '2030-03-01', '2030-03-01');
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', failures: '3' });
    await visitOn('2030-03-02');
    expect(await rowOf(id)).toMatchObject({ state: 'gone', status: '404' });
  });

  it('follows the redirects of a shop, and sees when they end at its front page', async () => {
    shop.pages['/'] = ok;
    shop.pages['/p/caneca?from=us'] = ok;
    shop.pages['/click'] = redirect('/p/caneca?from=us');
    const { id } = await giftTo(shop.url('/click'));
    await visitOn('2030-04-01');
    expect(await rowOf(id)).toMatchObject({
      state: 'fine',
      final_url: shop.url('/p/caneca?from=us'),
    });
    shop.pages['/click'] = redirect('/', 301);
    await visitOn('2030-04-02', '2030-04-03');
    expect(await rowOf(id)).toMatchObject({ state: 'moved', final_url: shop.url('/') });
  });

  it('of a loop, of a server that never answers or is not there, says nothing about the page', async () => {
    shop.pages['/loop'] = redirect('/loop');
    shop.pages['/broken'] = (response) => response.destroy();
    const gifts = [await giftTo(shop.url('/loop')), await giftTo(shop.url('/broken'))];
    await visitOn('2030-05-01', '2030-05-02');
    for (const { id } of gifts) expect(await rowOf(id)).toMatchObject({ state: 'unknown' });
    expect((await rowOf(gifts[0]?.id ?? 0)).reason).toContain('redireciona sem fim');
  });

  it('to an address inside is refused, also behind a redirect', async () => {
    shop.pages['/inside'] = redirect('http://169.254.169.254/latest/meta-data');
    const gifts = [await giftTo('http://10.0.0.1/p'), await giftTo(shop.url('/inside'))];
    await visitOn('2030-06-01', '2030-06-02');
    for (const { id } of gifts) {
      expect(await rowOf(id)).toMatchObject({
        state: 'unknown',
        reason: expect.stringContaining('rede interna'),
      });
    }
  });

  it('to a domain that is reserved for examples is never made', async () => {
    const { id } = await giftTo('https://loja-aurora.example/p/colar');
    await visitOn('2030-06-03');
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', next_at: null, checked_at: null });
  });
});

describe('a shop', () => {
  it('is asked once in the interval, redirects and repeated requests included', async () => {
    const INTERVAL = 200;
    const TIMER_MS = 2;
    for (const path of ['/1', '/2', '/3']) {
      shop.pages[path] = onlyGet();
      await giftTo(shop.url(path));
    }
    await due();
    // From the beginning, not from one to the next: a busy machine may receive one late, but none early.
    const started = Date.now();
    await visit(INTERVAL);
    const times = shop.asked.map(({ at }) => at);
    expect(times).toHaveLength(6);
    for (const [index, time] of times.entries()) {
      expect(time - started).toBeGreaterThan(index * (INTERVAL - TIMER_MS));
    }
  });

  it('that asks for less is left alone for as long as it says', async () => {
    shop.pages['/busy'] = status(429, { 'retry-after': '600' });
    const { id } = await giftTo(shop.url('/busy'));
    await due();
    const { createShopTurns } = await import('@/data/links/shop-turns');
    const { runLinkVisits } = await import('@/data/links/run-link-visits');
    const pace = { turn: () => Promise.resolve(), shops: createShopTurns(0) };
    await runLinkVisits(app.payload, pace);
    expect(shop.asked).toHaveLength(1);
    await due();
    await runLinkVisits(app.payload, pace);
    expect(shop.asked).toHaveLength(1);
    expect(Number((await rowOf(id)).next_at) - Date.now()).toBeGreaterThan(590_000);
  });
});

describe('a visit that is interrupted', () => {
  it('is made again, and by nobody else meanwhile', async () => {
    shop.pages['/fine'] = ok;
    const { id } = await giftTo(shop.url('/fine'));
    await due();
    const { claimLink } = await import('@/data/links/claim-link');
    const { adapterOf } = await import('@collections/shared/adapter-of');
    const db = adapterOf(app.payload).drizzle;
    // The server takes it, and dies.
    expect((await claimLink(db))?.gift).toBe(id);
    await visit();
    expect(shop.asked).toEqual([]);
    await app.query(`update link_checks set next_at = next_at - interval '61 minutes'`);
    await visit();
    expect(await rowOf(id)).toMatchObject({ state: 'fine' });
  });

  it('by another link changes nothing about that one', async () => {
    const { id } = await giftTo(shop.url('/slow'));
    shop.pages['/slow'] = (response) => {
      void app
        .query(`update gifts set affiliate_link = $2 where id = $1`, [id, shop.url('/new')])
        .then(() => response.writeHead(404).end());
    };
    await due();
    await visit();
    expect(await rowOf(id)).toMatchObject({ url: shop.url('/new'), status: null, failures: '0' });
  });
});
