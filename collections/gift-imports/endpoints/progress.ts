import { sql } from '@payloadcms/db-postgres';

import type { ImportProgress } from '@/domain/gift-exchange/import-states';
import { NO_STORE } from '@/lib/no-store';
import { messages } from '@/messages';

import { adapterOf } from '../../shared/adapter-of';
import { forAdminsOnly } from '../../shared/for-admins-only';
import { Refusal } from '../../shared/refusal';
import { refusalAsAnswer } from './refusal-as-answer';
import { importIn } from './import-in';

/** How far an import is: one row, whatever its size. */
export const progressEndpoint = forAdminsOnly({
  path: '/:id/progress',
  method: 'get',
  handler: refusalAsAnswer(async (req) => {
    const id = importIn(req);
    const { rows } = await adapterOf(req.payload).drizzle.execute<ImportProgress>(sql`
      select status, file_name as "fileName", notice, rows::integer, checked::integer, created::integer,
        changed::integer, same::integer, errors::integer, imported::integer, failed::integer,
        undone::integer, kept::integer,
        exists (select from gift_import_rows r where r.import_id = i.id) as "hasRows"
      from gift_imports i where id = ${id}
    `);
    const [progress] = rows;
    if (progress === undefined) throw new Refusal(404, messages.errors.api.notFound);
    return Response.json(progress, { headers: NO_STORE });
  }),
});
