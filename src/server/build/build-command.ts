import { prepareIfNeeded } from '../startup/prepare-if-needed';
import { runCommand } from '../startup/run-command';
import { build } from './build';

/** `npm run build`: the production build alone, from a database that is up and migrated. Ends the process. */
export function runBuildCommand(): Promise<void> {
  return runCommand('npm run build', async ({ settings }) => {
    await prepareIfNeeded(settings, process.env.DATABASE_URL ?? '');
    await build();
  });
}
