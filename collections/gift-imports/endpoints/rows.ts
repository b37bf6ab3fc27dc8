import { REPORT_PAGE, ROW_FILTERS } from '@/domain/gift-exchange/import-states';
import { NO_STORE } from '@/lib/no-store';

import { adapterOf } from '../../shared/adapter-of';
import { forAdminsOnly } from '../../shared/for-admins-only';
import { refuseQuery } from '../../shared/queries/refuse-query';
import { messages } from '@/messages';
import { readRows } from '../read-rows';
import { importIn } from './import-in';
import { refusalAsAnswer } from './refusal-as-answer';

const words = messages.rest.expected;

/** A page of an import's report: the rows of one kind (`filter`) after a line (`after`). */
export const rowsEndpoint = forAdminsOnly({
  path: '/:id/rows',
  method: 'get',
  handler: refusalAsAnswer(async (req) => {
    const filter = ROW_FILTERS.find((name) => name === (req.query.filter ?? 'all'));
    if (filter === undefined) return refuseQuery('filter', words.oneOf(ROW_FILTERS));
    const after = Number(req.query.after ?? 0);
    if (!Number.isInteger(after) || after < 0) return refuseQuery('after', words.number);
    const db = adapterOf(req.payload).drizzle;
    const found = await readRows(db, {
      id: importIn(req),
      filter,
      after: Math.min(after, 1e9),
      limit: REPORT_PAGE + 1,
    });
    return Response.json(
      { rows: found.slice(0, REPORT_PAGE), hasMore: found.length > REPORT_PAGE },
      { headers: NO_STORE },
    );
  }),
});
