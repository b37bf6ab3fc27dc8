import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import type { GiftCells } from '@/domain/gift-exchange/columns';
import type { RowProblem } from '@/domain/gift-exchange/import-states';
import type { GiftStatus } from '@/domain/gift-exchange/status';

/** A row of a file as it waits to be checked or written. */
export type StoredRow = {
  id: number;
  line: number;
  cells: GiftCells;
  notes: RowProblem[];
  gift: number | null;
  giftSlug: string | null;
  seenAt: string | null;
};

/** The beginning of a query for the StoredRows `r` of an import `i` that come after what it has reached. */
export const rowsAhead = (importId: number) => sql`
  select r.id, r.line::integer, r.cells, coalesce(r.notes, '[]') as notes, r.gift::integer,
    r.gift_slug as "giftSlug", r.seen_at as "seenAt"
  from gift_imports i join gift_import_rows r on r.import_id = i.id and r.line > i.reached
  where i.id = ${importId}`;

/** What a written row has replaced: the former values of the fields that it changed. */
export type Before = {
  data: Record<string, unknown>;
  status: GiftStatus;
  deletedAt: string | null;
};
