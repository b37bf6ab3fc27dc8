import { beforeAll, expect, it } from 'vitest';

import { EXPORT_FORMATS } from '@/domain/gift-exchange/export-formats';
import type { GiftRecord } from '@/domain/gift-exchange/export-formats';

import type { Session } from '../../support/http';
import { openSite, type OpenSite } from '../../support/open-site';
import { importsOf } from './support';

/** Of the demo catalogue: more than are read, or written, together. */
const GIFTS = 60;

let site: OpenSite;
let admin: Session;
let imports: ReturnType<typeof importsOf>;

beforeAll(async () => {
  site = await openSite();
  const { api, app, make } = site;
  admin = await api.login(await make.user({ isAdmin: true }));
  imports = importsOf(site, admin);
  const { seedTaxonomy } = await import('@/seed/seed-taxonomy');
  const { seedGifts } = await import('@/seed/seed-gifts');
  // What the pictures show does not matter here; that each gift gets its own back, in order, does.
  const pictures = await Promise.all(Array.from({ length: 5 }, () => make.media()));
  let drawn = 0;
  const media = { picture: () => Promise.resolve(pictures[(drawn += 1) % 5]?.id ?? 0) };
  const taxonomy = await seedTaxonomy(app.payload, media);
  await seedGifts(app.payload, { media, taxonomy, least: GIFTS, log: () => undefined });
  await make.gift({
    title: '\'=SOMA(A1) | com "aspas"; e \\ barra',
    shortDescription: '-1 linha\n\noutra linha',
    price: 0.01,
    originalPrice: 1_000_000,
    occasions: [Object.values(Object.fromEntries(taxonomy.occasions))[0] ?? 0],
    isNew: true,
  });
  await make.gift({ title: 'Só um título', _status: 'draft', categories: [], images: [] });
});

async function bytesOf(format: string): Promise<Uint8Array> {
  const answer = await fetch(`${site.api.url}/api/gifts/export?format=${format}`, {
    headers: { authorization: `JWT ${admin.token}` },
  });
  return new Uint8Array(await answer.arrayBuffer());
}

/** What is lost comes back under another id. */
async function records(): Promise<GiftRecord[]> {
  const all = JSON.parse(new TextDecoder().decode(await bytesOf('json'))) as GiftRecord[];
  return all.map((gift) => ({ ...gift, id: 0 }));
}

it.each(EXPORT_FORMATS)(
  'a catalogue that is exported as $label is the same after it was lost',
  async ({ value, extension }) => {
    const name = `tudo.${extension}`;
    const before = await records();
    expect(before.length).toBeGreaterThan(GIFTS);
    const file = await bytesOf(value);

    const { progress } = await imports.check(file, name);
    expect(progress).toMatchObject({ rows: before.length, same: before.length, errors: 0 });

    await site.app.payload.delete({
      collection: 'gifts',
      where: { id: { exists: true } },
      trash: true,
    });
    expect(await records()).toEqual([]);
    const restored = await imports.import(file, name);
    expect(restored.progress).toMatchObject({ imported: before.length, errors: 0, failed: 0 });
    expect(await records()).toEqual(before);
  },
);

it('gifts that were altered are what the file says again, under their own ids', async () => {
  const file = await bytesOf('excel');
  const before = JSON.parse(new TextDecoder().decode(await bytesOf('json'))) as GiftRecord[];
  await site.app.query(`
    update _gifts_v set version_title = 'x ' || parent_id, version_price = 1, version_slug = 'x-' || parent_id where latest`);
  await site.app.query(`update gifts set title = 'x ' || id, price = 1, slug = 'x-' || id`);
  await site.app.query(`delete from gifts_rels where path <> 'images'`);
  await site.app.query(`delete from _gifts_v_rels where path <> 'version.images'`);
  const { progress } = await imports.import(file);
  expect(progress).toMatchObject({ imported: before.length, errors: 0, failed: 0 });
  expect(JSON.parse(new TextDecoder().decode(await bytesOf('json')))).toEqual(before);
});

it('50,000 rows are taken in piece by piece: other work goes on, and memory stays bounded', async () => {
  const line = `"Presente ","${'Uma descrição com mais algumas palavras. '.repeat(8)}",49.90\n`;
  const file = `Título,Descrição,Preço\n${line.repeat(50_000)}`;
  expect(Buffer.byteLength(file)).toBeGreaterThan(15 * 1024 * 1024);
  let turns = 0;
  let most = 0;
  const before = process.memoryUsage().heapUsed;
  const count = () => {
    turns += 1;
    most = Math.max(most, process.memoryUsage().heapUsed - before);
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  const { id, status } = await imports.send(file);
  clearImmediate(timer);
  expect(status).toBe(201);
  expect(await imports.progress(id)).toMatchObject({ status: 'checking', rows: 50_000 });
  // At least once for every thousand rows.
  expect(turns).toBeGreaterThan(50);
  expect(most).toBeLessThan(400 * 1024 * 1024);
  await imports.move(id, 'cancel');
});
