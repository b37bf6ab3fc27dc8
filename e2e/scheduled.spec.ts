import { publishing } from '@/messages/publishing';

import { digestSources, isBuiltFrom } from '../src/server/build/build-stamp';
import { withPool } from '../src/server/database/database';
import { createCategory, createGift } from './support/catalogue';
import { openForm } from './support/open-panel';
import { openOwnPanel } from './support/own-panel';
import { createOwnSite } from './support/own-site';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 240_000 });

const words = publishing.schedule;

let site: Awaited<ReturnType<typeof createOwnSite>>;

test.beforeAll(async () => {
  test.skip(!(await isBuiltFrom(await digestSources())), 'this clone has no build of its sources');
  site = await createOwnSite();
  await site.start();
});

test.afterAll(() => site.remove());

/** Lets the one schedule that waits be due, and answers the moment that it was for. */
const bringForward = async () =>
  withPool((await site.share()).DATABASE_URL, async (pool) => {
    const { rows } = await pool.query<{ moment: Date }>(
      'select wait_until as moment from payload_jobs',
    );
    expect(rows).toHaveLength(1);
    await pool.query('update payload_jobs set wait_until = now()');
    await pool.query('notify schedules');
    return rows[0]?.moment.toISOString();
  });

test('what an editor schedules in the time of São Paulo goes onto the site then, and off it again', async ({
  browser,
  playwright,
}) => {
  const { editor, page, close } = await openOwnPanel(site.url, browser, playwright);
  const id = await createGift(editor, {
    title: 'Ampulheta',
    ...(await createCategory(editor, 'Livros')),
  });
  expect((await editor.patch(`/api/gifts/${id}`, { data: { _status: 'draft' } })).status()).toBe(
    200,
  );
  const statusOf = async () => (await editor.get(`/presente/${id}`)).status();
  await expect.poll(statusOf).toBe(404);

  for (const [type, status] of [
    [words.types.publish, 200],
    [words.types.unpublish, 404],
  ] as const) {
    await page.goto(`/admin/painel/collections/gifts/${id}`);
    await openForm(page);
    await page.getByRole('button', { name: words.open, exact: true }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('radio', { name: type, exact: true }).check();
    await drawer.getByLabel(words.moment).fill('25/12/2030 09:00');
    await drawer.getByRole('button', { name: words.save, exact: true }).click();
    const row = words.row(type, '25/12/2030 às 09:00');
    await expect(drawer.getByRole('listitem').filter({ hasText: row })).toBeVisible();
    expect(await bringForward()).toBe('2030-12-25T12:00:00.000Z');
    await expect.poll(statusOf, { timeout: 90_000 }).toBe(status);
  }
  await close();
});
