import { digestSources, isBuiltFrom } from '../src/server/build/build-stamp';
import { ADMIN } from './support/admin';
import { createOwnSite } from './support/own-site';
import { expect, test } from './support/test';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let site: Awaited<ReturnType<typeof createOwnSite>>;

test.beforeAll(async () => {
  site = await createOwnSite();
  test.skip(!(await isBuiltFrom(await digestSources())), 'this clone has no build of its sources');
});

test.afterAll(() => site.remove());

test('an administrator in the panel leaves nothing in the log', async ({ playwright }) => {
  const run = await site.start();
  const before = run.output().length;
  const extraHTTPHeaders = { 'sec-fetch-site': 'same-origin' };
  const admin = await playwright.request.newContext({ baseURL: site.url, extraHTTPHeaders });
  expect((await admin.post('/api/users/login', { data: ADMIN })).status()).toBe(200);
  for (const view of ['', '/collections/gifts', '/collections/gifts/create', '/account']) {
    const answer = await admin.get(`/admin/painel${view}`);
    expect(answer.status(), view).toBe(200);
  }
  await admin.dispose();
  run.process.kill('SIGTERM');
  await run.ended;
  expect(run.output().slice(before).trim()).toBe('Encerrando…');
});
