import { digestSources, stampBuild } from './build-stamp';
import { noteBuildUser, refuseWhileInUse } from './build-users';
import { ChildFailure, runChild } from '../startup/child';
import { StartupFailure } from '../startup/failures';
import { compactChunks } from './compact-chunks';
import { hintCompilation } from './hint-compilation';
import { step } from '../startup/progress';

/** Makes the production build. It reads nothing of the database: every page is made by a request. */
export async function build(): Promise<void> {
  await refuseWhileInUse();
  const release = await noteBuildUser('npm run build');
  try {
    // Taken before, so that a source saved during the build makes the next start build again.
    const digest = await digestSources();
    await step('Build de produção', () =>
      runChild(['node_modules/next/dist/bin/next', 'build'], {
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
      }),
    );
    await hintCompilation();
    await compactChunks();
    await stampBuild(digest);
  } catch (error) {
    if (!(error instanceof ChildFailure)) throw error;
    throw new StartupFailure(
      'O build de produção falhou; o motivo está acima. Corrija e tente de novo.',
    );
  } finally {
    await release();
  }
}
