import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { property } from '@/lib/property';

import type { MediaStore } from './media-store';

/** Files below a folder of this machine. */
export function createDiskStore(folder: string): MediaStore {
  const root = path.resolve(folder);
  function place(key: string): string {
    const file = path.resolve(root, key);
    if (!file.startsWith(root + path.sep)) throw new Error(`outside of the media folder: ${key}`);
    return file;
  }
  return {
    async write(key, data) {
      const file = place(key);
      await mkdir(path.dirname(file), { recursive: true });
      // Nobody reads half a file, and a crash leaves none under its name.
      const part = `${file}.${randomUUID()}.part`;
      try {
        await writeFile(part, data);
        await rename(part, file);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },

    async read(key) {
      try {
        return await readFile(place(key));
      } catch (error) {
        if (property(error, 'code') === 'ENOENT') return null;
        throw error;
      }
    },

    async remove(key) {
      const file = place(key);
      await rm(file, { force: true });
      const parent = path.dirname(file);
      // The folder of this one file. What still has others refuses.
      if (parent !== root) await rmdir(parent).catch(() => undefined);
    },
  };
}
