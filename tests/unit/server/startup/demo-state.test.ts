import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { readDemoState, writeDemoState } from '@/server/startup/demo-state';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'mimoteca-demo-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a data folder that never had the demo catalogue has no state of it', async () => {
  expect(await readDemoState(folder)).toBeNull();
});

it.each(['started', 'shown', 'done'] as const)(
  'the next start knows how far the demo catalogue has got: %s',
  async (state) => {
    await writeDemoState(folder, state);
    expect(await readDemoState(folder)).toBe(state);
  },
);

it('a state that nobody wrote to its end counts as begun', async () => {
  writeFileSync(path.join(folder, 'demo-catalogue'), 'do');
  expect(await readDemoState(folder)).toBe('started');
});
