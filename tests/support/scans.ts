import { connect, withPool } from '@/server/database/database';

import { queriesOf, type Statement } from './statements';
import type { TestPayload } from './test-payload';

export type Scan = {
  /** As EXPLAIN names it: 'Seq Scan', 'Index Only Scan'. */
  how: string;
  /** The table, or the index where only that is read. */
  of: string;
  /** The index, where one is read. */
  by: string | null;
  /** Rows looked at, whether they were wanted or not, but for those that were stepped over within an index. */
  rows: number;
};

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
};

type Explained = { 'QUERY PLAN': { Plan: Plan }[] };

/** How the database finds what `work` asks for: every scan of every statement, with the rows it really looked at. */
export async function scansOf(app: TestPayload, work: () => Promise<unknown>): Promise<Scan[]> {
  const scans: Scan[] = [];
  for (const { text, values } of await queriesOf(app.payload, work)) {
    const [row] = await app.query<Explained>(`explain (analyze, format json) ${text}`, values);
    for (const { Plan: plan } of row?.['QUERY PLAN'] ?? []) collect(plan, scans);
  }
  return scans;
}

/** The same by the plan that a connection makes for any values, with the values at hand. */
export async function scansForAny(app: TestPayload, statements: Statement[]): Promise<Scan[]> {
  return withPool(app.databaseUrl, async (pool) => {
    const connection = await connect(pool);
    await connection.query('set plan_cache_mode = force_generic_plan');
    const scans: Scan[] = [];
    for (const [index, { text, values }] of statements.entries()) {
      await connection.query({ name: `any-${index}`, text, values });
      const given = values.map((value) => escapeLiteral(written(value))).join(', ');
      const { rows } = await connection.query<Explained>(
        `explain (analyze, format json) execute "any-${index}" ${given && `(${given})`}`,
      );
      for (const { Plan: plan } of rows[0]?.['QUERY PLAN'] ?? []) collect(plan, scans);
    }
    connection.release();
    return scans;
  });
}

/** As Postgres reads a value of any type. */
function written(value: unknown): string {
  return Array.isArray(value)
    ? `{${value.map((one) => JSON.stringify(String(one))).join(',')}}`
    : String(value);
}

const escapeLiteral = (text: string) => `'${text.replaceAll("'", "''")}'`;

function collect(plan: Plan, scans: Scan[]): void {
  const how = plan['Node Type'];
  if (/(?:Seq|Index|Index Only|Bitmap Heap|Bitmap Index) Scan$/.test(how)) {
    const unwanted =
      (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
    const rows = Math.round((plan['Actual Rows'] + unwanted) * plan['Actual Loops']);
    const by = plan['Index Name'] ?? null;
    scans.push({ how, of: plan['Relation Name'] ?? by ?? '', by, rows });
  }
  for (const child of plan.Plans ?? []) collect(child, scans);
}
