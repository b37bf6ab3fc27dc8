import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { FEED_GIFTS, SITEMAP_PART_IDS } from '@/domain/ceilings/reads';
import { INTENTIONS } from '@/domain/intentions';
import { paths } from '@/lib/paths';

import { createFactories, type Factories } from '../../support/factories';
import { createTestPayload, type TestPayload } from '../../support/test-payload';

const SITE = 'http://localhost:3000';
const HOSTILE = `Café & "chá" <b>d'água</b> ]]>\u0007`;

let app: TestPayload;
let make: Factories;
let category: number;
let readIndex: () => Promise<Response>;
let readFeed: () => Promise<Response>;
let readPart: (part: string) => Promise<Response>;

beforeAll(async () => {
  app = await createTestPayload();
  make = createFactories(app.payload);
  readIndex = (await import('../../../src/app/(discovery)/sitemap.xml/route')).GET;
  readFeed = (await import('../../../src/app/(discovery)/feed.xml/route')).GET;
  const { GET } = await import('../../../src/app/(discovery)/sitemap/[part]/route');
  readPart = (part) => GET(new Request(SITE), { params: Promise.resolve({ part }) });
  category = (await make.category({ name: HOSTILE })).id;
});
afterAll(() => app.close());

/** Throws when it is not well formed. */
async function parse(answer: Response): Promise<Document> {
  expect(answer.status).toBe(200);
  return new JSDOM(await answer.text(), { contentType: 'application/xml' }).window.document;
}

async function textsOf(answer: Response, selector: string): Promise<(string | null)[]> {
  return Array.from((await parse(answer)).querySelectorAll(selector), (node) => node.textContent);
}

const gift = (data: Parameters<Factories['gift']>[0] = {}) =>
  make.gift({ categories: [category], ...data });

const urlOf = (id: number) => SITE + paths.gift(id);

/** Gives a gift another id, as if there had been many before it. */
const renumber = (from: number, to: number) =>
  app.query(
    `with moved as (
       insert into gifts (id, title, slug, short_description, price, affiliate_link, _status)
       overriding system value
       select $2, title, 'outro', short_description, price, affiliate_link, _status from gifts where id = $1
       returning id
     )
     insert into gifts_rels (parent_id, path, "order", categories_id)
     select moved.id, 'categories', 1, $3 from moved`,
    [from, to, category],
  );

describe('the sitemap', () => {
  it('of a site without gifts has its pages alone', async () => {
    expect(await textsOf(await readIndex(), 'loc')).toEqual([`${SITE}/sitemap/paginas.xml`]);
  });

  it('names each page, category, occasion and intention once', async () => {
    const occasion = await make.occasion();
    const addresses = await textsOf(await readPart('paginas.xml'), 'loc');
    expect(addresses).toEqual([...new Set(addresses)]);
    const { docs } = await app.payload.find({ collection: 'categories' });
    for (const path of [
      ...[paths.home, paths.contact, paths.tipsWrapping],
      ...docs.map(({ slug }) => paths.category(slug)),
      paths.occasion(occasion.slug),
      ...INTENTIONS.map(({ slug }) => paths.intention(slug)),
    ]) {
      expect(addresses).toContain(SITE + path);
    }
    for (const path of [paths.favourites, paths.settings, paths.unsubscribe, paths.adminLogin]) {
      expect(addresses).not.toContain(SITE + path);
    }
  });

  it('has what is published, says when it changed, and has neither drafts nor what is gone', async () => {
    const published = await gift();
    const draft = await gift({ _status: 'draft' });
    const gone = await gift();
    await app.payload.delete({ collection: 'gifts', id: gone.id });
    const document = await parse(await readPart('presentes-1.xml'));
    const entries = Array.from(document.querySelectorAll('url'), (entry) => [
      entry.querySelector('loc')?.textContent,
      entry.querySelector('lastmod')?.textContent,
    ]);
    expect(entries).toContainEqual([urlOf(published.id), published.updatedAt]);
    const addresses = entries.map(([address]) => address);
    expect(addresses).not.toContain(urlOf(draft.id));
    expect(addresses).not.toContain(urlOf(gone.id));
  });

  it('names only the files that have a gift', async () => {
    const first = await gift();
    await renumber(first.id, 2 * SITEMAP_PART_IDS);
    const files = await textsOf(await readIndex(), 'loc');
    const name = (part: string) => `${SITE}/sitemap/${part}.xml`;
    expect(files).toEqual([name('paginas'), name('presentes-1'), name('presentes-3')]);
    for (const file of files) {
      const part = file?.split('/').at(-1) ?? '';
      expect((await textsOf(await readPart(part), 'loc')).length).toBeGreaterThan(0);
    }
    expect(await textsOf(await readPart('presentes-3.xml'), 'loc')).toEqual([
      urlOf(2 * SITEMAP_PART_IDS),
    ]);
  });

  it.each([
    ...['presentes-2.xml', 'presentes-0.xml', 'presentes-01.xml', 'presentes-50000.xml'],
    ...['presentes-99999.xml', 'presentes-1.xml.xml', 'paginas', '..', 'presentes--1.xml'],
  ])('has no file %s', async (part) => {
    const answer = await readPart(part);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { errors: [{ code: 'NOT_FOUND', message: expect.stringMatching(/\.$/) as string }] },
    ]);
  });
});

describe('the feed', () => {
  it('tells of a gift as it is, whatever its texts hold, with an absolute address', async () => {
    const { id } = await gift({ title: HOSTILE, shortDescription: HOSTILE });
    const [item] = (await parse(await readFeed())).querySelectorAll('item');
    const text = (name: string) => item?.querySelector(name)?.textContent;
    // XML has no way to write the last character.
    const written = HOSTILE.slice(0, -1);
    expect([text('title'), text('description')]).toEqual([written, written]);
    expect([text('link'), text('guid')]).toEqual([urlOf(id), urlOf(id)]);
    expect(text('category')).toContain('Café & "chá"');
    expect(new Date(text('pubDate') ?? '').getTime()).not.toBeNaN();
  });

  it('begins with the newest, ends after its number of gifts, and has no draft', async () => {
    for (let index = 0; index < FEED_GIFTS; index += 1) await gift();
    const newest = await gift();
    const draft = await gift({ _status: 'draft' });
    const links = await textsOf(await readFeed(), 'item > link');
    expect(links).toHaveLength(FEED_GIFTS);
    expect(links[0]).toBe(urlOf(newest.id));
    expect(links).not.toContain(urlOf(draft.id));
    const dates = await textsOf(await readFeed(), 'pubDate');
    const times = dates.map((date) => Date.parse(date ?? ''));
    expect(times).toEqual(times.toSorted((left, right) => right - left));
  });
});
