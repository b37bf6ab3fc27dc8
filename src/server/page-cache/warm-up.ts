import { readFile, rename, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import { z } from 'zod';

import { paths } from '@/lib/paths';

import type { PageCache } from './page-cache';

type Options = {
  port: number;
  /** Where the addresses outlive the process. */
  file: string;
  /** Tells what visitors ask for most, and whether one of them waits; null while there is no server. */
  cache: () => Pick<PageCache, 'mostAsked' | 'isBusy'> | null;
};

export type WarmUp = {
  /**
   * Makes the pages that visitors ask for most and that are not cached, and searches, one request at a time, while no
   * visitor waits. Never throws.
   */
  run(): Promise<void>;
  stop(): Promise<void>;
};

/** Where visits begin, also on a site that nobody has visited yet. */
const FIRST_PAGES = [paths.home, paths.categories, paths.occasions, paths.trending, paths.newest];
/** A question of more words than searches in vain are counted by: with an empty catalogue too the figures stay true. */
const QUESTION = 'presente para quem gosta de ler um bom livro em casa';
/** One search reads what all need: the words that are understood, and connections that have planned its statements. */
const FIRST_SEARCHES = [
  '/api/search/suggestions?q=livro',
  `/api/search?q=${encodeURIComponent(QUESTION)}`,
];
/** Milliseconds between two looks at what visitors ask for. */
const NOTE_EVERY = 60_000;
/** Milliseconds to wait while visitors are waiting. */
const YIELD = 50;
/** Milliseconds between two pages: those that are only read wait for nobody, and a thousand at once would be in the way. */
const PAUSE = 20;

const addresses = z.array(z.string().startsWith('/').max(2_048));

/** Has the most visited pages ready after a start, a new build and a change of everything, before they are asked for. */
export function createWarmUp({ port, file, cache }: Options): WarmUp {
  const stopping = new AbortController();
  const { signal } = stopping;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const noting = setInterval(() => void note(), NOTE_EVERY).unref();
  let running: Promise<void> | undefined;
  let isWantedAgain = false;

  async function note(): Promise<void> {
    const asked = cache()?.mostAsked() ?? [];
    if (asked.length === 0) return;
    const temporary = `${file}.${String(process.pid)}`;
    // What cannot be written down is not known after the next start: no reason to fail.
    await writeFile(temporary, JSON.stringify(asked))
      .then(() => rename(temporary, file))
      .catch(() => undefined);
  }

  async function noted(): Promise<string[]> {
    try {
      return addresses.parse(JSON.parse(await readFile(file, 'utf8')));
    } catch {
      return [];
    }
  }

  async function ask(address: string): Promise<void> {
    while (cache()?.isBusy() === true && !signal.aborted)
      await sleep(YIELD, undefined, { ref: false });
    if (signal.aborted) return;
    await new Promise<void>((resolve) => {
      // Not `fetch`, which unpacks what nobody reads.
      const headers = { 'accept-encoding': 'br' };
      const asked = get({ host: '127.0.0.1', port, path: address, headers, agent, signal });
      asked.once('response', (answer) => answer.resume());
      // Also when it fails: the page is made when somebody asks for it.
      asked.once('error', () => resolve());
      asked.once('close', () => resolve());
    });
  }

  async function pass(): Promise<void> {
    await note();
    for (const address of new Set([...FIRST_PAGES, ...FIRST_SEARCHES, ...(await noted())])) {
      if (signal.aborted || isWantedAgain) return;
      await ask(address);
      await sleep(PAUSE, undefined, { ref: false });
    }
  }

  return {
    async run() {
      isWantedAgain = running !== undefined;
      running ??= (async () => {
        do {
          isWantedAgain = false;
          await pass();
        } while (isWantedAgain && !signal.aborted);
        running = undefined;
      })();
      await running;
    },
    async stop() {
      clearInterval(noting);
      stopping.abort();
      await running;
      agent.destroy();
      await note();
    },
  };
}
