import { queriesOf } from './statements';
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

/** How the database finds what `work` asks for: every scan of every statement, with the rows it really looked at. */
export async function scansOf(app: TestPayload, work: () => Promise<unknown>): Promise<Scan[]> {
  const scans: Scan[] = [];
  for (const { text, values } of await queriesOf(app.payload, work)) {
    const [row] = await app.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (analyze, format json) ${text}`,
      values,
    );
    for (const { Plan: plan } of row?.['QUERY PLAN'] ?? []) collect(plan, scans);
  }
  return scans;
}

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
