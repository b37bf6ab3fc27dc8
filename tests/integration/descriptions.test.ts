import { afterAll, beforeAll, expect, it } from 'vitest';

import { createFactories } from '../support/factories';
import { createTestPayload, type TestPayload } from '../support/test-payload';

const STORED = [
  '<p style="color: red; margin: -900px">Um</p>',
  '<p class="nota" style="text-align: center;padding-inline-start: 40px;">dois</p>',
  '<p><span style="padding-inline-start: 99999px;">três</span> style="color: red"</p>',
];
const CLEAN = [
  '<p>Um</p>',
  '<p class="nota" style="text-align: center;padding-inline-start: 40px;">dois</p>',
  '<p><span>três</span> style="color: red"</p>',
];

let app: TestPayload;

beforeAll(async () => {
  app = await createTestPayload();
});
afterAll(() => app.close());

it('a description that was saved under a wider policy is brought under the one of today', async () => {
  const make = createFactories(app.payload);
  const category = await make.category();
  const { id } = await make.gift({ categories: [category.id] });
  await app.query('update gifts set description_html = $1', [STORED.join('')]);
  await app.query('update _gifts_v set version_description_html = $1', [STORED.join('')]);

  const { up } = await import('../../migrations/20261121_181500_descriptions_anew');
  const { adapterOf } = await import('@collections/shared/adapter-of');
  const { createLocalReq } = await import('payload');
  const req = await createLocalReq({}, app.payload);
  await up({ db: adapterOf(app.payload).drizzle, payload: app.payload, req });

  const clean = CLEAN.join('');
  expect(await app.query('select description_html from gifts where id = $1', [id])).toEqual([
    { description_html: clean },
  ]);
  const versions = await app.query(
    'select distinct version_description_html as html from _gifts_v',
  );
  expect(versions).toEqual([{ html: clean }]);
});
