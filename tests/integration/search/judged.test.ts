import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import type * as lexicons from '@/data/search-lexicon';
import { demoCatalogue } from '@/seed/demo-catalogue';
import { normaliseSearch } from '@/domain/text';

import { insertDemoGifts } from '../../support/search/demo-gifts';
import { judge, reportOf, type Verdict } from '../../support/search/judge';
import { JUDGED_AS_TYPED } from '../../support/search/judged-as-typed';
import {
  type Judgement,
  JUDGED_SET,
  TUNED_SET,
  UNTUNED_SET,
} from '../../support/search/judged-set';
import { createTestPayload, type TestPayload } from '../../support/test-payload';

// As the site keeps it: read and prepared for each search, the vocabulary would take most of the time.
vi.mock('@/data/search-lexicon', async (importOriginal) => {
  const original = await importOriginal<typeof lexicons>();
  let kept: ReturnType<typeof original.getSearchLexicon> | undefined;
  return { ...original, getSearchLexicon: () => (kept ??= original.getSearchLexicon()) };
});

const RECALL = 0.98;
const RECIPROCAL_RANK = 0.97;
/** Of searches that nobody has thought of. */
const UNTUNED_RECALL = 0.82;

let app: TestPayload;
const found = new Map<string, string[]>();
const verdicts: Verdict[] = [];

beforeAll(async () => {
  app = await createTestPayload();
  await insertDemoGifts(app);
  for (const judgement of JUDGED_SET) {
    const titles = await titlesFor(judgement);
    found.set(judgement.query, titles);
    verdicts.push(judge(judgement, titles));
  }
});
afterAll(() => app.close());

async function titlesFor({ query }: Judgement): Promise<string[]> {
  const { searchGifts } = await import('@/data/search');
  const { docs } = await searchGifts(query);
  return docs.map(({ title }) => title);
}

it(`of the gifts that must be found, ${RECALL * 100} % are among the first ten, and the first one is near the top`, () => {
  const { text, recall, reciprocalRank } = reportOf(verdicts);
  const asTyped = reportOf(verdicts.slice(-JUDGED_AS_TYPED.length));
  process.stdout.write(`${text}\nAs typed on a phone: ${asTyped.text}\n`);
  expect(verdicts.length).toBeGreaterThanOrEqual(150);
  expect(recall, text).toBeGreaterThanOrEqual(RECALL);
  expect(reciprocalRank, text).toBeGreaterThanOrEqual(RECIPROCAL_RANK);
});

it(`of what nobody has thought of, ${UNTUNED_RECALL * 100} % are`, async () => {
  const untuned: Verdict[] = [];
  for (const judgement of UNTUNED_SET) untuned.push(judge(judgement, await titlesFor(judgement)));
  const { text, recall } = reportOf(untuned);
  process.stdout.write(`Untuned: ${text}\n`);
  expect(recall, text).toBeGreaterThanOrEqual(UNTUNED_RECALL);
});

it('nothing that is called untuned was tuned to', () => {
  const tuned = new Set(TUNED_SET.map(({ query }) => normaliseSearch(query)));
  expect(UNTUNED_SET.filter(({ query }) => tuned.has(normaliseSearch(query)))).toEqual([]);
});

it('no gift that must not be found is among the first ten', () => {
  expect(reportOf(verdicts).wrong).toEqual([]);
});

it('titles that contain the query come first, by popularity', () => {
  const gifts = demoCatalogue.gifts.toSorted((a, b) => b.detailViews - a.detailViews);
  for (const [query, titles] of found) {
    const contain = gifts.filter(({ title }) =>
      normaliseSearch(title).includes(normaliseSearch(query)),
    );
    const views = (title: string) => gifts.find((gift) => gift.title === title)?.detailViews;
    const expected = contain.map(({ title }) => title);
    const first = titles.slice(0, expected.length);
    expect([...first].sort(), query).toEqual([...expected].sort());
    expect(first.map(views), query).toEqual(expected.map(views));
  }
});
