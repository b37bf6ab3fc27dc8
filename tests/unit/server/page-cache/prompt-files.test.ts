import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createPromptFiles } from '@/server/page-cache/prompt-files';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(path.join(tmpdir(), 'mimoteca-files-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Time as a disk makes it pass: every look at the clock is so many milliseconds later. */
function clockOf(step: number): () => number {
  let time = 0;
  return () => (time += step);
}

describe.each([
  ['answers at once', 0],
  ['is slow', 11],
])('small files on a disk that %s', (_, step) => {
  it('are read as they were written, each time anew', async () => {
    const files = createPromptFiles(clockOf(step));
    const file = path.join(folder, `a-${step}`);
    for (const text of ['um', 'dois', 'três']) {
      await files.write(file, Buffer.from(text));
      expect((await files.read(file))?.toString()).toBe(text);
    }
    expect((await readdir(folder)).filter((name) => name.startsWith(`a-${step}`))).toHaveLength(1);
  });

  it('are null where there is none, and fail where it cannot be known', async () => {
    const files = createPromptFiles(clockOf(step));
    const taken = path.join(folder, `b-${step}`);
    await files.write(taken, Buffer.from('x'));
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await files.read(path.join(folder, 'absent'))).toBeNull();
      await expect(files.read(folder)).rejects.toThrow();
      await expect(files.write(path.join(taken, 'below'), Buffer.from('x'))).rejects.toThrow();
    }
  });
});

it('whoever asks after a slow answer does not wait in the same turn', async () => {
  const steps = [0, 0, 11, 11];
  const files = createPromptFiles(() => steps.shift() ?? 12);
  const file = path.join(folder, 'c');
  await createPromptFiles().write(file, Buffer.from('x'));
  let isOver = false;
  const first = files.read(file).then(() => (isOver = true));
  await Promise.resolve();
  expect(isOver).toBe(true);
  await first;
  isOver = false;
  const second = files.read(file).then(() => (isOver = true));
  await Promise.resolve();
  await Promise.resolve();
  expect(isOver).toBe(false);
  await second;
});
