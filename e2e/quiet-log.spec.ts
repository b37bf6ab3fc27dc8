import { ownSite } from './support/own-site';
import { expect } from './support/test';

const test = ownSite();

test('an administrator in the panel leaves nothing in the log', async ({ site, editor }) => {
  const run = site.run();
  const before = run.output().length;
  for (const view of ['', '/collections/gifts', '/collections/gifts/create', '/account']) {
    const answer = await editor.get(`/admin/painel${view}`);
    expect(answer.status(), view).toBe(200);
  }
  run.process.kill('SIGTERM');
  await run.ended;
  expect(run.output().slice(before).trim()).toBe('Encerrando…');
});
