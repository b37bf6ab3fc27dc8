import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const fileOf = (dataDir: string) => path.join(dataDir, 'demo-catalogue');

/** Of 'shown' the site may be opened: the first gifts are there, and the others follow. */
type State = 'started' | 'shown' | 'done';

const isState = (text: string): text is State => ['started', 'shown', 'done'].includes(text);

/**
 * How far the demo catalogue of a data folder has got: a seed that was killed half-way is completed
 * at the next start, and a catalogue that its editor emptied stays empty.
 */
export async function readDemoState(dataDir: string): Promise<State | null> {
  if (!existsSync(fileOf(dataDir))) return null;
  const state = (await readFile(fileOf(dataDir), 'utf8')).trim();
  return isState(state) ? state : 'started';
}

export async function writeDemoState(dataDir: string, state: State): Promise<void> {
  await writeFile(fileOf(dataDir), `${state}\n`, { flush: true });
}
