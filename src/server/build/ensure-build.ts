import { runProgram } from '../startup/child';
import { digestSources, isBuiltFrom } from './build-stamp';

/**
 * Makes the production build unless the one on disk was made from the present sources. In a process of its own: what
 * building loads would stay with the supervisor.
 */
export async function ensureBuild(): Promise<void> {
  if (await isBuiltFrom(await digestSources())) return;
  await runProgram('make-build');
}
