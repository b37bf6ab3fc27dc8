import { runQueuedJobs } from '@/data/jobs';
import { isFromThisServer } from '@/lib/internal-secret';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

/** The server's job runner runs the queued jobs here. Only the server knows the secret. */
export async function POST(request: Request): Promise<Response> {
  if (!isFromThisServer(request)) {
    return problem(404, [{ message: messages.errors.api.notFound }]);
  }
  return Response.json({ ran: await runQueuedJobs() });
}
