import { runSchedules } from '@/data/schedules/run-schedules';
import { isFromThisServer } from '@/lib/internal-secret';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

/**
 * The server's job runner has what editors have scheduled done here, and is told after how many milliseconds to come again.
 * Only the server knows the secret.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isFromThisServer(request)) {
    return problem(404, [{ message: messages.errors.api.notFound }]);
  }
  return Response.json({ next: await runSchedules() });
}
