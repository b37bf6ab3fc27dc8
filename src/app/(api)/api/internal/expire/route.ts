import { revalidateTag } from 'next/cache';
import { z } from 'zod';

import { cacheTags } from '@/lib/cache-tags';
import { isFromThisServer } from '@/lib/internal-secret';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

const body = z.object({ tags: z.array(z.string().min(1).max(200)).max(10_000) });

/** The server's own listener expires here what the database says has changed; nobody else knows the secret. */
export async function POST(request: Request): Promise<Response> {
  if (!isFromThisServer(request)) {
    return problem(404, [{ message: messages.errors.api.notFound }]);
  }
  const parsed = body.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return problem(400, [{ message: messages.errors.api.badRequest }]);
  for (const tag of parsed.data.tags) {
    revalidateTag(tag === '*' ? cacheTags.everything : tag, { expire: 0 });
  }
  return Response.json({ expired: parsed.data.tags.length });
}
