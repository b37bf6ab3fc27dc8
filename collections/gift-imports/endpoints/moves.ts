import { sql } from '@payloadcms/db-postgres';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';

import {
  IMPORT_MOVES,
  IMPORT_STATES,
  type ImportMove,
  type ImportState,
} from '@/domain/gift-exchange/import-states';
import { messages } from '@/messages';
import { exchange } from '@/messages/exchange';

import { adapterOf } from '../../shared/adapter-of';
import { forAdminsOnly } from '../../shared/for-admins-only';
import { answer, jsonEndpoint } from '../../shared/json-endpoint';
import { Refusal } from '../../shared/refusal';
import { importIn } from './import-in';

/** What an editor, in whose name it goes on, does with an import: `POST /api/gift-imports/{id}/{move}`. The runner of jobs does the work. */
export const moveEndpoints: Endpoint[] = (['start', 'cancel', 'undo'] as const).map((name) =>
  forAdminsOnly(
    jsonEndpoint({
      path: `/:id/${name}`,
      body: z.strictObject({}),
      handle: (req) => move(req, importIn(req), name),
    }),
  ),
);

/** One statement: of two who ask at once for moves that exclude each other, one is refused. */
async function move(req: PayloadRequest, id: number, name: ImportMove): Promise<Response> {
  const db = adapterOf(req.payload).drizzle;
  const { from, to } = IMPORT_MOVES[name];
  const { rowCount } = await db.execute(sql`
    update gift_imports set status = ${to}::enum_gift_imports_status, reached = 0, notice = null, updated_at = now(),
      editor_id = ${req.user?.id ?? null},
      finished_at = case when ${to} = 'cancelled' then now() else finished_at end
    where id = ${id} and status::text = any (${sql.param([...from])})
      and (${name} <> 'undo' or exists (select from gift_import_rows r where r.import_id = ${id}))
  `);
  if (rowCount === 1) return answer(200, exchange.moved[name]);
  const { rows } = await db.execute<{ status: ImportState }>(sql`
    select status from gift_imports where id = ${id}
  `);
  const state = IMPORT_STATES.find(({ value }) => value === rows[0]?.status);
  if (state === undefined) throw new Refusal(404, messages.errors.api.notFound);
  throw new Refusal(409, exchange.notNow(state.label.toLowerCase()));
}
