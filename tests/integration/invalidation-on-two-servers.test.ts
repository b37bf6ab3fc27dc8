import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { ANY_TAG } from '@/lib/cache-tags';

import { type CachedSite, openCachedSite } from '../support/cached-site';
import { createFactories } from '../support/factories';
import { INVALIDATION_PAGES, type InvalidationPage } from '../support/invalidation-pages';
import { INVALIDATION_TABLE } from '../support/invalidation-table';
import { createWorld, type World } from '../support/invalidation-world';
import { createTestPayload, type TestPayload } from '../support/test-payload';

vi.mock('next/font/local', () => ({ default: () => ({ variable: '' }) }));
// It is drawn of what was read before, and fetches the picture from the running site.
vi.mock('@/data/share-image', () => ({ getShareImage: () => Promise.resolve(new Uint8Array()) }));

let app: TestPayload;
let world: World;
let servers: CachedSite[];

beforeAll(async () => {
  app = await createTestPayload();
  world = await createWorld(app, createFactories(app.payload));
  servers = [await openCachedSite(app.databaseUrl), await openCachedSite(app.databaseUrl)];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await app.close();
});

const NAMES = Object.keys(INVALIDATION_PAGES) as InvalidationPage[];
const addresses = () => NAMES.map((name) => [name, INVALIDATION_PAGES[name](world)] as const);

/** Notifications keep the order of commits: once this one is here, so are all of before. */
async function announcementsArrive(): Promise<void> {
  const mark = `mark ${randomUUID()}`;
  const heard = servers.map((server) => server.hears(mark));
  await app.query("select pg_notify('cache_tags', $1)", [mark]);
  await Promise.all(heard);
}

describe('two servers make again, of warm pages, exactly those that show what a write changes:', () => {
  it.each(INVALIDATION_TABLE)('%s', async (_what, write, expected) => {
    const pages = addresses();
    const visitAll = () =>
      Promise.all(servers.map((server) => server.visit(pages.map(([, a]) => a))));
    // As the catalogue is now: what is related to a gift may have changed without its page.
    await app.query("select pg_notify('cache_tags', $1)", [ANY_TAG]);
    await announcementsArrive();
    await visitAll();
    await write(world);
    await announcementsArrive();
    for (const made of await visitAll()) {
      const names = pages.filter(([, address]) => made.includes(address)).map(([name]) => name);
      expect(names.sort()).toEqual([...expected].sort());
    }
  });
});
