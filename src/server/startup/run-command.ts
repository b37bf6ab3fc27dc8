import { ChildFailure, runProgram } from './child';
import { openEnvironment, type OpenEnvironment } from './environment';
import { reportFailure } from './failures';
import { log } from './progress';
import { onStopRequest } from './shutdown';

/**
 * Runs a command of the repository in a complete environment: the operator's database, that of a
 * copy which is running, or the local one started for the occasion. Ends the process.
 */
export async function runCommand(
  purpose: string,
  command: (environment: OpenEnvironment) => Promise<void>,
): Promise<void> {
  let close = () => Promise.resolve();
  let isStopping = false;
  onStopRequest(() => {
    isStopping = true;
    return close();
  });
  try {
    const environment = await openEnvironment({ log, purpose, serves: false });
    close = environment.close;
    await command(environment);
    await close();
    process.exit(0);
  } catch (error) {
    if (isStopping) return;
    if (!(error instanceof ChildFailure)) reportFailure(error);
    await close();
    process.exit(1);
  }
}

/** Runs a program that was compiled beside this one as a command of the repository. Ends the process. */
export function runProgramAsCommand(purpose: string, name: string, args: string[]): Promise<void> {
  return runCommand(purpose, () => runProgram(name, args));
}
