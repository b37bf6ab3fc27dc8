import { compilePrograms } from './compile.mjs';
import { prepare } from './prepare.mjs';

await prepare({ forDevelopment: false });
const { program } = compilePrograms([
  'src/server/build/build-command.ts',
  'src/server/startup/prepare-database.ts',
]);
const { runBuildCommand } = await program('build-command');
await runBuildCommand();
