import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { Payload, TypedUser } from 'payload';

import { adapterOf, type Database } from '@collections/shared/adapter-of';
import { columnLabel } from '@/domain/gift-exchange/columns';
import type { RowKind, RowProblem } from '@/domain/gift-exchange/import-states';
import { shared } from '@/lib/shared';
import { exchange } from '@/messages/exchange';

import { restBetween } from './duty';
import { fetchPicture, RefusedPicture } from './pictures';
import { type PreparedRow, prepareRows } from './prepare-rows';
import { problemsOf } from './problems-of';
import { rowsAhead, type StoredRow } from './stored-row';
import { tryGift } from './write-gift';

const words = exchange.rows;

/** Rows that are checked together: one transaction notes what is said of them. */
const BATCH = 25;

type Verdict = PreparedRow & { kind: RowKind };

/** Checks the next rows of an import and notes what it finds; no gift and no image is written. False once all are checked. */
export async function checkRows(
  payload: Payload,
  editor: TypedUser,
  importId: number,
): Promise<boolean> {
  const db = adapterOf(payload).drizzle;
  const { rows } = await db.execute<StoredRow>(sql`
    ${rowsAhead(importId)} and i.status = 'checking' order by r.line limit ${BATCH}
  `);
  if (rows.length === 0) return false;
  const prepared = await prepareRows(payload, editor, rows);
  const earlier = await earlierRows(db, importId, prepared);
  const verdicts = await restBetween(prepared, (row) =>
    check(payload, editor, importId, row, earlier),
  );
  await note(db, importId, verdicts);
  return true;
}

async function check(
  payload: Payload,
  editor: TypedUser,
  importId: number,
  row: PreparedRow,
  earlier: (row: PreparedRow) => number | null,
): Promise<Verdict> {
  const problems = [...row.problems];
  const line = earlier(row);
  if (line !== null) problems.push({ message: words.twice(line) });
  problems.push(...(await pictureProblems(importId, row)));
  const isSame = row.change.told.length === 0;
  // Together with what has been found already, so that an editor hears of everything at once.
  if (!isSame) {
    const told = new Set(problems.flatMap(({ column }) => column ?? []));
    const more = await refusals(payload, editor, row);
    problems.push(...more.filter(({ column }) => column === undefined || !told.has(column)));
  }
  const kind = problems.length > 0 ? 'error' : isSame ? 'same' : row.current ? 'changed' : 'new';
  return { ...row, kind, problems: withoutRepeats(problems) };
}

async function refusals(
  payload: Payload,
  editor: TypedUser,
  row: PreparedRow,
): Promise<RowProblem[]> {
  try {
    await tryGift(payload, editor, row);
    return [];
  } catch (error) {
    return problemsOf(payload, error);
  }
}

/** What was said of addresses lately, by import: many rows of a file may show the same image. */
const judged = shared('judged-pictures', () => new Map<string, string | null>());
const JUDGED_MAX = 2_000;

async function pictureProblems(importId: number, { change }: PreparedRow): Promise<RowProblem[]> {
  const addresses = (change.pictures ?? []).flatMap((one) => ('url' in one ? [one.url] : []));
  const refused = await Promise.all(addresses.map((url) => judge(importId, url)));
  return refused.flatMap((message) =>
    message === null ? [] : [{ column: columnLabel('images'), message }],
  );
}

async function judge(importId: number, url: string): Promise<string | null> {
  const key = `${importId} ${url}`;
  const known = judged.get(key);
  if (known !== undefined) return known;
  const message = await fetchPicture(url).then(
    () => null,
    (error: unknown) => {
      if (error instanceof RefusedPicture) return error.message;
      throw error;
    },
  );
  if (judged.size >= JUDGED_MAX) judged.clear();
  judged.set(key, message);
  return message;
}

/** Says of a row which earlier line of the file is about the same gift, or gives the same address to another one. */
async function earlierRows(
  db: Database,
  importId: number,
  rows: readonly PreparedRow[],
): Promise<(row: PreparedRow) => number | null> {
  const gifts = rows.flatMap(({ current }) => current?.doc.id ?? []);
  const slugs = rows.map(({ slug }) => slug).filter((slug) => slug !== '');
  const first = rows[0]?.row.line ?? 0;
  const { rows: before } = await db.execute<{ line: number; gift: number | null; slug: string }>(
    sql`
      select line::integer, gift::integer, gift_slug as slug from gift_import_rows
      where import_id = ${importId} and line < ${first}
        and (gift = any (${sql.param(gifts)}) or gift_slug = any (${sql.param(slugs)}))
      order by line
    `,
  );
  const seen = [
    ...before,
    ...rows.map(({ row, current, slug }) => ({
      line: row.line,
      gift: current?.doc.id ?? null,
      slug,
    })),
  ];
  return ({ row, current, slug }) =>
    seen.find(
      (one) =>
        one.line < row.line &&
        ((one.gift !== null && one.gift === current?.doc.id) || (slug !== '' && one.slug === slug)),
    )?.line ?? null;
}

/** One statement, which also counts, so that a check that is interrupted goes on where it was. */
async function note(db: Database, importId: number, verdicts: readonly Verdict[]): Promise<void> {
  const found = verdicts.map(({ row, values, current, slug, kind, problems, notes, change }) => ({
    id: row.id,
    kind,
    title: values.title ?? current?.record.title ?? '',
    gift: current?.doc.id ?? null,
    slug,
    seen: current?.doc.updatedAt ?? null,
    problems,
    notes,
    // Of a new gift everything is.
    changes: current === null ? [] : change.told,
  }));
  const count = (kind: RowKind) => verdicts.filter((verdict) => verdict.kind === kind).length;
  await db.execute(sql`
    with found as (
      select * from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f (
        id integer, kind text, title text, gift integer, slug text, seen text, problems jsonb, notes jsonb, changes jsonb
      )
    ), noted as (
      update gift_import_rows r set kind = f.kind::enum_gift_import_rows_kind, title = f.title, gift = f.gift,
        gift_slug = f.slug, seen_at = f.seen, problems = f.problems, notes = f.notes, changes = f.changes
      from found f where r.id = f.id
    )
    update gift_imports set reached = ${verdicts.at(-1)?.row.line ?? 0}, checked = checked + ${verdicts.length},
      created = created + ${count('new')}, changed = changed + ${count('changed')},
      same = same + ${count('same')}, errors = errors + ${count('error')},
      turn_at = clock_timestamp(), updated_at = clock_timestamp()
    where id = ${importId} and status = 'checking'
  `);
}

function withoutRepeats(problems: RowProblem[]): RowProblem[] {
  const texts = new Set<string>();
  return problems.filter((problem) => {
    const text = JSON.stringify([problem.column, problem.message]);
    return !texts.has(text) && texts.add(text);
  });
}
