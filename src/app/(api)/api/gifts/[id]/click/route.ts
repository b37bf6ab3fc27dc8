import { recordClick } from '@/data/counters';
import { throttled } from '@/data/throttled';
import { documentId } from '@/domain/document-id';
import { CLICKS_PER_CLIENT } from '@/domain/throttles';
import { answerFailures } from '@/lib/answer-failures';
import { CLIENT_ADDRESS_HEADER } from '@/lib/client-address';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

type Context = { params: Promise<{ id: string }> };

export const POST = answerFailures(
  throttled({ limit: CLICKS_PER_CLIENT }, async (request: Request, { params }: Context) => {
    const id = documentId((await params).id);
    const client = request.headers.get(CLIENT_ADDRESS_HEADER) ?? undefined;
    const count = id == null ? null : await recordClick(id, client);
    if (count == null) return problem(404, [{ message: messages.errors.api.notFound }]);
    return Response.json({ affiliateClicks: count });
  }),
);
