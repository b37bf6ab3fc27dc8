import 'server-only';

import { setImmediate } from 'node:timers/promises';

import type { Payload, TypedUser } from 'payload';

import { adapterOf } from '@collections/shared/adapter-of';
import { columnLabel } from '@/domain/gift-exchange/columns';
import type { RowProblem } from '@/domain/gift-exchange/import-states';
import { type GiftValues, readCells } from '@/domain/gift-exchange/read-cells';
import { slugFromTitle, slugify } from '@/domain/slug';
import { exchange } from '@/messages/exchange';

import { type Change, changesOf } from './changes';
import { type Current, findGifts, type Gifts } from './find-gifts';
import { findTerms } from './find-terms';
import { findPictures } from './pictures';
import { descriptionConverter } from './rich-text';
import type { StoredRow } from './stored-row';

const words = exchange.rows;

/** A row that has been read beside the gift that it is about. */
export type PreparedRow = {
  row: StoredRow;
  values: GiftValues;
  current: Current | null;
  /** The slug that the gift will have. */
  slug: string;
  change: Change;
  problems: RowProblem[];
  notes: RowProblem[];
};

/** Reads rows, and finds what they are about and what they name. A few statements for all of them; nothing is written. */
export async function prepareRows(
  payload: Payload,
  editor: TypedUser,
  rows: readonly StoredRow[],
): Promise<PreparedRow[]> {
  const db = adapterOf(payload).drizzle;
  const read = rows.map((row) => ({ row, ...readCells(row.cells) }));
  const all = (name: 'images' | 'categories' | 'occasions') => [
    ...new Set(read.flatMap(({ values }) => values[name] ?? [])),
  ];
  const [gifts, terms, pictures, convert] = await Promise.all([
    findGifts(payload, editor, {
      ids: read.flatMap(({ values }) => values.id ?? []),
      slugs: read.map(({ values }) => slugOf(values)).filter((slug) => slug !== ''),
    }),
    findTerms(db, { categories: all('categories'), occasions: all('occasions') }),
    findPictures(db, all('images')),
    descriptionConverter(payload),
  ]);
  const prepared: PreparedRow[] = [];
  for (const { row, values, problems } of read) {
    const notes = [...row.notes];
    const current = currentOf(values, gifts, notes);
    const slug = slugify(values.slug ?? '') || (current?.record.slug ?? slugOf(values));
    const change = changesOf({ values, current, terms, pictures, convert });
    const taken = gifts.bySlug.get(slug);
    if (taken !== undefined && taken.doc.id !== current?.doc.id) {
      const text = taken.deletedAt === null ? words.slugTaken : words.slugInTrash;
      problems.push({ column: columnLabel('slug'), message: text(slug) });
    }
    prepared.push({
      row,
      values,
      current,
      slug,
      change,
      problems: [...problems, ...change.problems],
      notes: [...notes, ...change.notes],
    });
    // A description takes some milliseconds to read: others are answered between two.
    await setImmediate();
  }
  return prepared;
}

/** The gift that a row names: by its id, else by its slug. Null where it is to become a new one. */
function currentOf({ id, slug }: GiftValues, gifts: Gifts, notes: RowProblem[]): Current | null {
  const named = id == null ? undefined : gifts.byId.get(id);
  if (named !== undefined) return named;
  const found = gifts.bySlug.get(slugify(slug ?? '')) ?? null;
  if (id != null && found === null) {
    notes.push({ column: columnLabel('id'), message: words.unknownId(id) });
  }
  return found;
}

/** As the collection derives it from the title. */
function slugOf({ slug, title }: GiftValues): string {
  return (slugify(slug ?? '') || slugFromTitle(title ?? '')).slice(0, 200).replace(/-+$/, '');
}
