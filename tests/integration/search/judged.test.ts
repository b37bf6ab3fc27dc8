import { afterAll, beforeAll, expect, it } from 'vitest';

import { demoCatalogue } from '@/seed/demo-catalogue';
import { normaliseSearch } from '@/domain/text';

import { insertDemoGifts } from '../../support/search/demo-gifts';
import { judge, reportOf, type Verdict } from '../../support/search/judge';
import { JUDGED_AS_TYPED } from '../../support/search/judged-as-typed';
import { JUDGED_SET } from '../../support/search/judged-set';
import { createTestPayload, type TestPayload } from '../../support/test-payload';

const RECALL = 0.98;
const RECIPROCAL_RANK = 0.97;

let app: TestPayload;
const found = new Map<string, string[]>();
const verdicts: Verdict[] = [];

beforeAll(async () => {
  app = await createTestPayload();
  await insertDemoGifts(app);
  const { searchGifts } = await import('@/data/search');
  for (const judgement of JUDGED_SET) {
    const { docs } = await searchGifts(judgement.query);
    const titles = docs.map(({ title }) => title);
    found.set(judgement.query, titles);
    verdicts.push(judge(judgement, titles));
  }
});
afterAll(() => app.close());

it(`of the gifts that must be found, ${RECALL * 100} % are among the first ten, and the first one is near the top`, () => {
  const { text, recall, reciprocalRank } = reportOf(verdicts);
  const asTyped = reportOf(verdicts.slice(-JUDGED_AS_TYPED.length));
  process.stdout.write(`${text}\nAs typed on a phone: ${asTyped.text}\n`);
  expect(verdicts.length).toBeGreaterThanOrEqual(150);
  expect(recall, text).toBeGreaterThanOrEqual(RECALL);
  expect(reciprocalRank, text).toBeGreaterThanOrEqual(RECIPROCAL_RANK);
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
