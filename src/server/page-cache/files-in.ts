import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

export type FileInFolder = { path: string; size: number; mtimeMs: number };

/** The files of a folder; none when there is no such folder. One that goes meanwhile is left out. */
export async function filesIn(folder: string): Promise<FileInFolder[]> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const found = await stat(file).catch(() => null);
      return found === null ? [] : [{ path: file, size: found.size, mtimeMs: found.mtimeMs }];
    }),
  );
  return files.flat();
}
