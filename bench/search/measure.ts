import { performance } from 'node:perf_hooks';

import { adapterOf } from '@collections/shared/adapter-of';

import { searchGifts } from '@/data/search';
import { suggestFor } from '@/data/search-suggestions';
import { buildListings } from '@/server/database/build-listings';
import { loadPayload } from '@/server/database/load-payload';
import { migrate } from '@/server/database/migrate';
import { withPool } from '@/server/database/database';

import { percentile } from '../percentile';
import { fillCatalogue } from './catalogue';

const REPEATS = 8;

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
  slowest: { query: string; ms: number; plan: string };
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
  for (const query of Object.values(QUERIES).flat()) await searchGifts(query);
  const readings: Reading[] = [];
  let slowest = { query: '', ms: 0 };
  for (const [kind, queries] of Object.entries(QUERIES)) {
    const { times, worst } = await timed(queries, searchGifts);
    readings.push(readingOf(kind, times));
    if (worst.ms > slowest.ms) slowest = worst;
  }
  const { times } = await timed(TYPED, suggestFor);
  readings.push(readingOf('suggestions', times));
  return {
    size,
    readings,
    bytesPerGift: await bytesPerGift(size),
    slowest: { ...slowest, plan: await planOf(slowest.query) },
  };
}

const readingOf = (kind: string, times: number[]): Reading => ({
  kind,
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
});

async function timed(queries: string[], ask: (query: string) => Promise<unknown>) {
  const times: number[] = [];
  let worst = { query: '', ms: 0 };
  for (let turn = 0; turn < REPEATS; turn += 1) {
    for (const query of queries) {
      const startedAt = performance.now();
      await ask(query);
      const ms = performance.now() - startedAt;
      times.push(ms);
      if (ms > worst.ms) worst = { query, ms };
    }
  }
  return { times, worst };
}

async function bytesPerGift(size: number): Promise<number> {
  const { pool } = adapterOf(await loadPayload());
  const { rows } = await pool.query<{ bytes: string }>(
    `select sum(pg_total_relation_size(name::regclass)) as bytes
     from unnest(array['gift_search', 'search_words']) as name`,
  );
  return Number(rows[0]?.bytes) / size;
}

/** How the database does the longest of the query's statements. */
async function planOf(query: string): Promise<string> {
  const { pool } = adapterOf(await loadPayload());
  const plans: { ms: number; text: string }[] = [];
  const original = pool.query.bind(pool);
  const explain = async (text: string, values: unknown[]) => {
    const { rows } = await original<{ 'QUERY PLAN': string }>(`explain analyze ${text}`, values);
    const lines = rows.map((row) => row['QUERY PLAN']);
    const ms = Number(/Execution Time: ([\d.]+)/.exec(lines.at(-1) ?? '')?.[1]);
    plans.push({ ms, text: lines.join('\n') });
  };
  const asked: Promise<void>[] = [];
  type Asked = string | { text: string; values?: unknown[] };
  Reflect.set(pool, 'query', (first: Asked, ...rest: [unknown[]?]) => {
    const { text, values } = typeof first === 'string' ? { text: first, values: rest[0] } : first;
    if (/^\s*(?:select|with)\b/i.test(text)) asked.push(explain(text, values ?? rest[0] ?? []));
    return Reflect.apply(original, pool, [first, ...rest]) as unknown;
  });
  try {
    await searchGifts(query);
    await Promise.all(asked);
  } finally {
    Reflect.set(pool, 'query', original);
  }
  return plans.sort((a, b) => b.ms - a.ms)[0]?.text ?? '';
}
