import { databaseBeside, resultIn, runApart } from '../measure-apart';
import { type Measured, measureSearches, prepareSearches } from './measure';

const SIZES = (process.env.BENCH_SEARCH_SIZES ?? '1000,100000,1000000').split(',').map(Number);
/** Milliseconds of p95, by the number of gifts; suggestions have half of it. */
const GOALS: Record<number, number> = { 100_000: 30, 1_000_000: 100 };
const RESULT = '#searches ';

/**
 * Searches of three sizes in one run, each in a database of its own beside that of DATABASE_URL, which is filled the first
 * time (a million gifts: ten minutes and 6 GB) and stays. BENCH_SEARCH_SIZES names other sizes.
 */
export async function benchSearch(): Promise<void> {
  const asked = process.env.BENCH_SEARCH_SIZE;
  if (asked !== undefined) {
    if (process.env.BENCH_SEARCH_STEP === 'prepare') {
      await prepareSearches(Number(asked));
      return;
    }
    const result = await measureSearches(Number(asked));
    process.stdout.write(`${RESULT}${JSON.stringify(result)}\n`);
    return;
  }
  const results: Measured[] = [];
  for (const size of SIZES) results.push(await measureApart(size));
  say(results);
}

/** In processes of their own: Payload knows one database in each, and none after migrating it. */
async function measureApart(size: number): Promise<Measured> {
  const database = await databaseBeside(`bench_search_${size}`);
  const run = (step: string) =>
    runApart({
      DATABASE_URL: database,
      BENCH_SEARCH_SIZE: String(size),
      BENCH_SEARCH_STEP: step,
    });
  await run('prepare');
  // Border: what this same program wrote.
  return resultIn(await run('measure'), RESULT) as Measured;
}

function say(results: Measured[]): void {
  const kinds = results[0]?.readings.map(({ kind }) => kind) ?? [];
  console.table(
    kinds.map((kind) => ({
      kind,
      ...Object.fromEntries(
        results.flatMap(({ size, readings }) => {
          const one = readings.find((reading) => reading.kind === kind);
          return [
            [`p50 at ${size}`, one?.p50.toFixed(1)],
            [`p95 at ${size}`, one?.p95.toFixed(1)],
          ];
        }),
      ),
    })),
  );
  for (const { size, readings, bytesPerGift, slowest } of results) {
    const goal = GOALS[size] ?? Infinity;
    const missed = readings.filter(
      ({ kind, p95 }) => p95 > (kind === 'suggestions' ? goal / 2 : goal),
    );
    const verdict =
      missed.length === 0 ? 'met' : `missed: ${missed.map(({ kind }) => kind).join(', ')}`;
    console.log(
      `\n${size} gifts: ${Math.round(bytesPerGift)} bytes each; goal p95 ${goal} ms ${verdict}`,
    );
    console.log(`slowest "${slowest.query}", ${slowest.ms.toFixed(1)} ms:\n${slowest.plans}`);
  }
}
