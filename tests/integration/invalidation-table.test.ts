import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { ANY_TAG, cacheTags } from '@/lib/cache-tags';

import { type Announcements, hearAnnouncements } from '../support/announcements';
import { createFactories } from '../support/factories';
import { INVALIDATION_PAGES, type InvalidationPage } from '../support/invalidation-pages';
import { INVALIDATION_TABLE } from '../support/invalidation-table';
import { createWorld, type World } from '../support/invalidation-world';
import { readsOfPage } from '../support/page-reads';
import { createTestPayload, type TestPayload } from '../support/test-payload';

vi.mock('next/font/local', () => ({ default: () => ({ variable: '' }) }));
// It is drawn of what was read before, and fetches the picture from the running site.
vi.mock('@/data/share-image', () => ({ getShareImage: () => Promise.resolve(new Uint8Array()) }));

let app: TestPayload;
let announcements: Announcements;
let world: World;

beforeAll(async () => {
  app = await createTestPayload();
  announcements = await hearAnnouncements(app);
  world = await createWorld(app, createFactories(app.payload));
});
afterAll(async () => {
  announcements.close();
  await app.close();
});

const NAMES = Object.keys(INVALIDATION_PAGES) as InvalidationPage[];

/** The tags of every page, as it would be cached now. */
async function tagsOfPages(): Promise<Map<InvalidationPage, Set<string>>> {
  const all = new Map<InvalidationPage, Set<string>>();
  for (const name of NAMES)
    all.set(name, (await readsOfPage(INVALIDATION_PAGES[name](world))).tags);
  return all;
}

describe('made anew for a write are exactly the pages that show what it changes:', () => {
  it.each(INVALIDATION_TABLE)('%s', async (_what, write, made) => {
    const pages = await tagsOfPages();
    const announced = await announcements.of(() => write(world));
    const tags = new Set(announced.map((tag) => (tag === ANY_TAG ? cacheTags.everything : tag)));
    const stale = NAMES.filter((name) => [...(pages.get(name) ?? [])].some((tag) => tags.has(tag)));
    expect(stale.sort(), announced.join(', ')).toEqual([...made].sort());
  });
});

it('only pages that say the day end with it, and only those that show what is most viewed end before', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T03:00:00Z') });
  const ending = new Map<number, InvalidationPage[]>();
  for (const name of NAMES) {
    const lifetime = (await readsOfPage(INVALIDATION_PAGES[name](world))).freshUntil - Date.now();
    ending.set(lifetime, [...(ending.get(lifetime) ?? []), name]);
  }
  vi.useRealTimers();
  const [popular, day] = [5 * 60_000, 24 * 60 * 60_000];
  expect(Math.min(...[...ending.keys()].filter((time) => time > day))).toBe(30 * day);
  expect(ending.get(day)?.sort()).toEqual(['occasions', 'terms']);
  expect(ending.get(popular)?.sort()).toEqual([
    'about',
    'home',
    'searchOfOthers',
    'searchOfSubject',
    'trending',
  ]);
});
