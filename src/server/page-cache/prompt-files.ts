import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import process from 'node:process';

/** Milliseconds after which a disk did not answer at once. */
const SLOW = 10;
/** For how many milliseconds it is not trusted then. */
const PATIENCE = 1_000;

/**
 * Small files, read and written in this very turn while the disk answers at once, as it does for what the system has in
 * memory: the way through the pool of threads costs several times as much. Once it was slow it is left to the pool for
 * a while, so that nobody else waits for it.
 */
export function createPromptFiles(now: () => number = () => performance.now()) {
  let slowUntil = -Infinity;

  function promptly<Result>(run: () => Result): Result {
    const start = now();
    try {
      return run();
    } finally {
      if (now() - start > SLOW) slowUntil = now() + PATIENCE;
    }
  }

  return {
    /** Its bytes; null when there is no such file. */
    async read(file: string): Promise<Buffer | null> {
      if (now() < slowUntil) {
        return readFile(file).catch((error: unknown) => {
          if (isAbsent(error)) return null;
          throw error;
        });
      }
      return promptly(() =>
        statSync(file, { throwIfNoEntry: false }) === undefined ? null : readFileSync(file),
      );
    },
    /** The file comes into being all at once. */
    async write(file: string, bytes: Buffer): Promise<void> {
      const temporary = `${file}.${String(process.pid)}`;
      if (now() < slowUntil) {
        await writeFile(temporary, bytes);
        await rename(temporary, file);
        return;
      }
      promptly(() => {
        writeFileSync(temporary, bytes);
        renameSync(temporary, file);
      });
    },
  };
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
