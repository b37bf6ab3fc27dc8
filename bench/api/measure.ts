import { performance } from 'node:perf_hooks';

import { adapterOf } from '@collections/shared/adapter-of';

import { loadPayload } from '@/server/database/load-payload';

import { prepareCatalogue } from '../listings/measure';
import { percentile } from '../percentile';
import { LIMIT, PAGES, questionsOf, SORTS } from './questions';
import { watchStatements } from './statements';

const REPEATS = 10;

/** Milliseconds; statements and rows are those of one answer, at their largest. */
export type Asked = {
  question: string;
  p50: number;
  p95: number;
  statements: number;
  rows: number;
  slowest: string;
};

/**
 * What Payload's `find` costs a visitor, without HTTP, for each question in every order, on the first page and the hundredth. In a
 * database of that many gifts of its own, which DATABASE_URL names and which is filled when it is empty.
 */
export async function measureFinds(size: number): Promise<Asked[]> {
  await prepareCatalogue(size);
  const payload = await loadPayload();
  const { pool } = adapterOf(payload);
  const watched = watchStatements(pool);
  const results: Asked[] = [];
  for (const { name, where } of await questionsOf(pool)) {
    for (const sort of SORTS) {
      for (const page of PAGES) {
        const query = { where, sort, page, limit: LIMIT, depth: 1 };
        const took: number[] = [];
        let [statements, rows, slowest] = [0, 0, ''];
        for (let turn = 0; turn <= REPEATS; turn += 1) {
          watched.reset();
          const startedAt = performance.now();
          await payload.find({ collection: 'gifts', overrideAccess: false, ...query });
          // The first time something is asked, plans and pages are not there yet.
          if (turn > 0) took.push(performance.now() - startedAt);
          statements = Math.max(statements, watched.count());
          rows = Math.max(rows, watched.rows());
          slowest = watched.slowest();
        }
        const question = `${name}, ${sort}, page ${page}`;
        results.push({
          question,
          p50: percentile(took, 0.5),
          p95: percentile(took, 0.95),
          statements,
          rows,
          slowest,
        });
      }
    }
  }
  return results;
}
