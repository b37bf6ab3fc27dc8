import { spawn } from 'node:child_process';

/** Said by a child that failed: it has told the operator why already. */
export class ChildFailure extends Error {
  override readonly name = 'ChildFailure';
}

const running = new Set<ReturnType<typeof spawn>>();

/** Ends the children that are still at work, when the operator interrupts a start. */
export function stopChildren(): void {
  for (const child of running) child.kill('SIGTERM');
}

/** Runs a Node program that shows its own progress. Rejects with a ChildFailure when it fails. */
export function runChild(
  args: string[],
  environment: Partial<NodeJS.ProcessEnv> = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    });
    running.add(child);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      running.delete(child);
      if (code === 0) resolve();
      else reject(new ChildFailure(`${args.join(' ')}: ${signal ?? code}`));
    });
  });
}

/** Runs a TypeScript program of the repository the same way. */
export function runScript(file: string, environment?: Partial<NodeJS.ProcessEnv>): Promise<void> {
  return runChild(['--import', 'tsx', file], environment);
}
