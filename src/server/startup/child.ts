import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Sent by a child that failed and has reported the reason to the operator already. */
export class ChildFailure extends Error {
  override readonly name = 'ChildFailure';
}

/**
 * Has packages loaded as they are built for production. Without it Lexical's packages each wait for another import while
 * they are imported themselves, and Node then ends now and then with code 13 before the program's first line.
 */
const PRODUCTION_PACKAGES = '--conditions=production';

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

/** Runs a program that was compiled beside this one (scripts/compile.mjs) the same way, by its file's name. */
export function runProgram(name: string, args: string[] = []): Promise<void> {
  const file = fileURLToPath(new URL(`./${name}.mjs`, import.meta.url));
  return runChild([PRODUCTION_PACKAGES, file, ...args]);
}
