import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';
import { insertDemoGifts } from '../../support/search/demo-gifts';
import type { TestPayload } from '../../support/test-payload';

/** What breaks programs: quotes, wildcards, syntax of SQL, of tsquery and of paths, letters of every kind, halves of them. */
const NAUGHTY = [
  ...['', ' ', '\u0000', 'a\u0000b', '\u0007\u001b[31m', '\ufeff', '\u200b\u200d', '\u202eabc'],
  ...[
    "'",
    "''",
    '"',
    '`',
    '\\',
    "\\'",
    "'; drop table gifts; --",
    "' or 1=1 --",
    '$1',
    '$$',
    '%27',
  ],
  ...['%', '%%', '_', '__', '%_\\', '*', '?', '[', '(', ')', '((', '{}', '|', '^', '.*', '+'],
  ...[
    '&',
    '|',
    '!',
    ':*',
    "'a':*",
    'a & b',
    'a | !b',
    '<->',
    'a <2> b',
    '~',
    '~a',
    '1:3',
    ':',
    ':::',
  ],
  ...[
    '<script>alert(1)</script>',
    '{{7*7}}',
    '${7*7}',
    '../../etc/passwd',
    'file:///etc',
    'http://x',
  ],
  ...['null', 'undefined', 'NaN', 'true', '0', '-1', '1e9', '9'.repeat(400), '1/0', '0x10', '١٢٣'],
  ...[
    'até',
    'até R$',
    'até 99999999999999',
    'entre 9 e 1',
    'entre e',
    'de 1 a',
    'R$ ,',
    'até 1.2.3,4',
  ],
  ...[
    '🎁',
    '👩‍👩‍👧',
    '🏳️‍🌈',
    '❤',
    'Ω≈ç√∫',
    'кружка',
    '日本語',
    'العربية',
    'עברית',
    'ﷺ',
    'ß',
    'İı',
    '½',
    'Å',
    'ﬁ',
  ],
  ...['\ud800', 'a\udc00b', '\u0301', 'a\u0301\u0301\u0301', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢'],
  ...[
    'a'.repeat(10_000),
    'á'.repeat(2_000),
    'ab '.repeat(4_000),
    '🎁'.repeat(1_000),
    '- '.repeat(5_000),
  ],
  ...['a-b-c-d-e-f', '----', 'guarda--chuva', 'para para para', 'de da do', 'presente presente'],
];
/** What a query may be beyond its text; written as it stands in an address. */
const ADDRESSES = [
  '',
  '?',
  '?q',
  '?q=',
  '?q=a&q=b',
  '?q[]=a',
  '?q[like]=a',
  '?q=%',
  '?q=%zz',
  '?q=%ff%fe',
  '?q=%00',
  '?q=%ed%a0%80',
  '?q=a&page=1e9',
  '?q=a&limit=1e9',
  '?q=a&limit=-1',
  '?q=a&limit=%00',
  '?q=a&sort=price;drop',
  `?${'q=a&'.repeat(500)}`,
];

let app: TestPayload;
let api: TestApi;

beforeAll(async () => {
  ({ app, api } = await openSite());
  await insertDemoGifts(app);
});
afterAll(() => app.close());

describe.each(['/search', '/search/suggestions'])('GET /api%s', (path) => {
  it('answers any text with what was found, or says that there is nothing to search', async () => {
    for (const query of NAUGHTY) {
      // A half of a character cannot be part of an address: browsers send what stands for it.
      const { status, body } = await api.request(`${path}?${new URLSearchParams({ q: query })}`);
      const what = `${JSON.stringify(query.slice(0, 60))}: ${JSON.stringify(body).slice(0, 300)}`;
      expect([200, 400], what).toContain(status);
      if (status === 400) expect(body.errors[0].message, what).toMatch(/\.$/);
    }
  });

  it('answers any address', async () => {
    for (const query of ADDRESSES) {
      const { status } = await api.request(`${path}${query}`);
      expect([200, 400], query.slice(0, 60)).toContain(status);
    }
  });
});

it('a text of 10,000 characters is cut, and what remains is searched for', async () => {
  const query = `caneca ${'x '.repeat(5_000)}`;
  const { body } = await api.request(`/search?${new URLSearchParams({ q: `${query}bule` })}`);
  expect(body.docs.map((gift: { title: string }) => gift.title)).not.toContain('Bule');
});

it('a limit cuts what is answered and says how many were found', async () => {
  const all = await api.request('/search?q=kit');
  const some = await api.request('/search?q=kit&limit=3');
  expect(all.body.total).toBeGreaterThan(3);
  expect(some.body).toEqual({ ...all.body, docs: all.body.docs.slice(0, 3) });
});

it('suggestions are gifts, categories and occasions that begin as what was typed', async () => {
  const { body } = await api.request('/search/suggestions?q=namo');
  expect(body.categories.map(({ name }: { name: string }) => name)).toEqual([
    'Namorada',
    'Namorado',
  ]);
  expect(body.occasions).toEqual([{ name: 'Dia dos Namorados', slug: 'dia-dos-namorados' }]);
  expect(body.gifts.length).toBe(5);
  const { body: words } = await api.request('/search/suggestions?q=vela+aro');
  expect(words.gifts.map(({ title }: { title: string }) => title)).toEqual([
    'Vela com aroma de café passado',
  ]);
});
