import 'server-only';

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

/** What a written row has replaced: the former values of the fields that it changed. */
export type Before = {
  data: Record<string, unknown>;
  status: GiftStatus;
  deletedAt: string | null;
};
