import { beforeAll, expect, it } from 'vitest';

import { openSite, type OpenSite } from '../support/open-site';

let site: OpenSite;
let category: number;
/** In the order in which they were made. */
const gifts: number[] = [];

beforeAll(async () => {
  site = await openSite();
  category = (await site.make.category()).id;
  for (let index = 0; index < 7; index += 1) {
    const title = `Presente ${String(index)} da lista`;
    gifts.push((await site.make.gift({ title, categories: [category] })).id);
  }
});

const list = (page: number, more: object = {}) =>
  site.app.payload.find({
    ...{ collection: 'gifts', draft: true, depth: 0, limit: 3, page, sort: '-createdAt' },
    ...more,
  });

it('a later page of drafts has the rows, relations and counts of one list', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list(page)));
  const rows = pages.map(({ docs }) => docs.map(({ id }) => id));
  expect(rows.flat()).toEqual(gifts.toReversed());
  expect(rows.map(({ length }) => length)).toEqual([3, 3, 1, 0]);
  expect(pages[1]).toMatchObject({ totalDocs: 7, totalPages: 3, page: 2, hasNextPage: true });
  expect(pages[2]).toMatchObject({ totalDocs: 7, page: 3, hasPrevPage: true, hasNextPage: false });
  expect(pages[2]?.docs[0]).toMatchObject({ title: 'Presente 0 da lista', categories: [category] });
});

it('a later page of drafts keeps its filter and its order', async () => {
  const where = { title: { not_equals: 'Presente 3 da lista' } };
  const { docs, totalDocs } = await list(2, { where, sort: 'title' });
  expect([totalDocs, docs.map(({ title }) => title)]).toEqual([
    6,
    ['Presente 4 da lista', 'Presente 5 da lista', 'Presente 6 da lista'],
  ]);
});
