import { readChanges } from '@/data/changes/read-changes';
import { throttled } from '@/data/throttled';
import { parseChangesRequest } from '@/domain/changes';
import { CHANGES_PER_CLIENT } from '@/domain/throttles';
import { answerFailures } from '@/lib/answer-failures';
import { NO_STORE } from '@/lib/no-store';
import { problem } from '@/lib/problem';
import { changes as words } from '@/messages/changes';

/** `?since=&limit=`: what has changed or gone, for integrators that keep a copy (docs/changes.md). */
const read = throttled({ limit: CHANGES_PER_CLIENT }, async (request) => {
  const parsed = parseChangesRequest(new URL(request.url).searchParams);
  if (!parsed.ok) {
    const message = parsed.field === 'since' ? words.badSince : words.badLimit;
    return problem(400, [{ message, field: parsed.field }]);
  }
  const page = await readChanges(parsed.request);
  if (page === null) return problem(410, [{ message: words.gone, field: 'since' }]);
  return Response.json(page, { headers: NO_STORE });
});

export const GET = answerFailures(read);
