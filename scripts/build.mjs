import { load, prepare } from './prepare.mjs';

await prepare();
const { runCommand } = await load('src/server/run-command.ts');
await runCommand('npm run build', async () => {
  const [{ build }, { runScript }] = await Promise.all([
    load('src/server/build.ts'),
    load('src/server/child.ts'),
  ]);
  await runScript('src/server/prepare-database.ts');
  await build();
});
