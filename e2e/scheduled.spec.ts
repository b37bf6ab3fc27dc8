import { publishing } from '@/messages/publishing';

import { withPool } from '../src/server/database/database';
import { createCategory, createGift } from './support/catalogue';
import { openForm, openPanel } from './support/open-panel';
import { ownSite } from './support/own-site';
import { expect } from './support/test';

const test = ownSite();

const words = publishing.schedule;

/** Lets the one schedule that waits be due, and answers the moment that it was for. */
const bringForward = async (database: string) =>
  withPool(database, async (pool) => {
    const { rows } = await pool.query<{ moment: Date }>(
      'select wait_until as moment from payload_jobs',
    );
    expect(rows).toHaveLength(1);
    await pool.query('update payload_jobs set wait_until = now()');
    await pool.query('notify schedules');
    return rows[0]?.moment.toISOString();
  });

test('what an editor schedules in the time of São Paulo goes onto the site then, and off it again', async ({
  page,
  editor,
  site,
}) => {
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
    await openPanel(page, editor, `/admin/painel/collections/gifts/${id}`);
    await openForm(page);
    await page.getByRole('button', { name: words.open, exact: true }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('radio', { name: type, exact: true }).check();
    await drawer.getByLabel(words.moment).fill('25/12/2030 09:00');
    await drawer.getByRole('button', { name: words.save, exact: true }).click();
    const row = words.row(type, '25/12/2030 às 09:00');
    await expect(drawer.getByRole('listitem').filter({ hasText: row })).toBeVisible();
    expect(await bringForward((await site.share()).DATABASE_URL)).toBe('2030-12-25T12:00:00.000Z');
    await expect.poll(statusOf, { timeout: 90_000 }).toBe(status);
  }
});
