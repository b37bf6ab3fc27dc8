import { runWebhooks } from '@/data/webhooks/run-webhooks';
import { isFromThisServer } from '@/lib/internal-secret';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

/** As `internal/jobs`, for messages to webhooks. */
export async function POST(request: Request): Promise<Response> {
  if (!isFromThisServer(request)) {
    return problem(404, [{ message: messages.errors.api.notFound }]);
  }
  return Response.json({ next: await runWebhooks() });
}
