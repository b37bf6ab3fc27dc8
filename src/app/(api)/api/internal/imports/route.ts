import { runImports } from '@/data/gift-imports/run-imports';
import { isFromThisServer } from '@/lib/internal-secret';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

/** As `internal/jobs`, for imports of gifts: a second's work for each request, and then after how many milliseconds to come again. */
export async function POST(request: Request): Promise<Response> {
  if (!isFromThisServer(request)) {
    return problem(404, [{ message: messages.errors.api.notFound }]);
  }
  return Response.json({ next: await runImports() });
}
