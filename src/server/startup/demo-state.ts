import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const fileOf = (dataDir: string) => path.join(dataDir, 'demo-catalogue');

type State = 'started' | 'done';

/**
 * How far the demo catalogue of a data folder has got: a seed that was killed half-way is completed
 * at the next start, and a catalogue that its editor emptied stays empty.
 */
export async function readDemoState(dataDir: string): Promise<State | null> {
  if (!existsSync(fileOf(dataDir))) return null;
  return (await readFile(fileOf(dataDir), 'utf8')).trim() === 'done' ? 'done' : 'started';
}

export async function writeDemoState(dataDir: string, state: State): Promise<void> {
  await writeFile(fileOf(dataDir), `${state}\n`, { flush: true });
}
