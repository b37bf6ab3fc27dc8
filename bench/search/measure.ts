import { performance } from 'node:perf_hooks';

import { adapterOf } from '@collections/shared/adapter-of';

import { searchGifts } from '@/data/search';
import { suggestFor } from '@/data/search-suggestions';
import { tagClock } from '@/lib/tag-clock';
import { buildListings } from '@/server/database/build-listings';
import { loadPayload } from '@/server/database/load-payload';
import { migrate } from '@/server/database/migrate';
import { withPool } from '@/server/database/database';

import { percentile } from '../percentile';
import { fillCatalogue } from './catalogue';
import { plansOf } from './plans';

/** Of each question's rounds the best p95 counts: what else the machine does makes none of them quicker. */
const ROUNDS = 3;
const REPEATS = 6;

/** Queries of each kind: frequent and rare words, alone and together, with what makes a search hard. */
const QUERIES: Record<string, string[]> = {
  'frequent word': ['caneca', 'kit', 'livro', 'madeira'],
  'rare word': ['berimbau', 'jacarandá', 'perfume', 'porcelana'],
  'frequent words together': ['caneca madeira', 'livro dois', 'kit cerâmica iniciais'],
  'frequent words that never meet': ['caneca kit', 'livro vela', 'caneca livro relógio'],
  'part of a word': ['canec', 'anec', 'jacar', 'a', 'nº 1'],
  'plural, other order': ['canecas de madeiras', 'madeira vela', 'iniciais carteira'],
  'typing error': ['canceca', 'luminaira', 'berinbau', 'porselana'],
  'category and occasion': ['mãe', 'natal', 'namorada nerd', 'dia das mães'],
  'sentence with a price': [
    'presente para mãe até 50 reais',
    'caneca entre 30 e 60',
    'músicos a partir de 900',
  ],
  'only in descriptions': ['artesãs', 'estante', 'perfumar'],
  nothing: ['xqzwvk', 'xqzwvk até 50', 'zzyx kkwq'],
};
const TYPED = [
  'ca',
  'can',
  'cane',
  'lum',
  'relo',
  'kit de',
  'caneca de ma',
  'nam',
  'ber',
  'vela do',
];

export type Reading = { kind: string; p50: number; p95: number };
export type Measured = {
  size: number;
  readings: Reading[];
  /** Bytes of what searches read alone, for each gift. */
  bytesPerGift: number;
  /** By the quickest answer of each query. */
  slowest: { query: string; ms: number; plans: string };
};

/** Migrates the database that DATABASE_URL names, and fills it when it is empty. */
export async function prepareSearches(size: number): Promise<void> {
  await migrate(() => undefined);
  const url = process.env.DATABASE_URL ?? '';
  await withPool(url, async (pool) => {
    const { rowCount } = await pool.query('select from gifts limit 1');
    if (rowCount !== 0) return;
    await fillCatalogue(pool, size);
    const startedAt = performance.now();
    await buildListings(pool, () => undefined);
    const seconds = (performance.now() - startedAt) / 1_000;
    process.stderr.write(`${size} gifts: what is read of them built in ${seconds.toFixed(0)} s\n`);
  });
}

/** What searches cost with that many gifts, in a database that is prepared. DATABASE_URL names it. */
export async function measureSearches(size: number): Promise<Measured> {
  // As a server that hears of every change: it has the names and synonyms that a search is understood by in memory.
  tagClock.isListening = true;
  for (const query of Object.values(QUERIES).flat()) await searchGifts(query);
  const readings: Reading[] = [];
  let slowest = { query: '', ms: 0 };
  for (const [kind, queries] of Object.entries(QUERIES)) {
    const { reading, worst } = await timed(queries, searchGifts);
    readings.push({ kind, ...reading });
    if (worst.ms > slowest.ms) slowest = worst;
  }
  readings.push({ kind: 'suggestions', ...(await timed(TYPED, suggestFor)).reading });
  return {
    size,
    readings,
    bytesPerGift: await bytesPerGift(size),
    slowest: { ...slowest, plans: await plansOf(slowest.query) },
  };
}

async function timed(queries: string[], ask: (query: string) => Promise<unknown>) {
  const rounds: { p50: number; p95: number }[] = [];
  const least = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const times: number[] = [];
    for (let turn = 0; turn < REPEATS; turn += 1) {
      for (const query of queries) {
        const startedAt = performance.now();
        await ask(query);
        const ms = performance.now() - startedAt;
        times.push(ms);
        least.set(query, Math.min(ms, least.get(query) ?? Infinity));
      }
    }
    rounds.push({ p50: percentile(times, 0.5), p95: percentile(times, 0.95) });
  }
  const best = (name: 'p50' | 'p95') => Math.min(...rounds.map((round) => round[name]));
  const [query, ms] = [...least].sort(([, a], [, b]) => b - a)[0] ?? ['', 0];
  return { reading: { p50: best('p50'), p95: best('p95') }, worst: { query, ms } };
}

async function bytesPerGift(size: number): Promise<number> {
  const { pool } = adapterOf(await loadPayload());
  const { rows } = await pool.query<{ bytes: string }>(
    `select sum(pg_total_relation_size(name::regclass)) as bytes
     from unnest(array['gift_search', 'search_words']) as name`,
  );
  return Number(rows[0]?.bytes) / size;
}
