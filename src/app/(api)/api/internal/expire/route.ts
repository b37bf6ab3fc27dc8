import { revalidateTag } from 'next/cache';
import { z } from 'zod';

import { TAG_LENGTH_MAX, WAITING_TAGS_MAX } from '@/domain/page-cache-limits';
import { ANY_TAG, cacheTags } from '@/lib/cache-tags';
import { noteExpiry } from '@/lib/first-expiry';
import { isFromThisServer } from '@/lib/internal-secret';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

const body = z.object({
  tags: z.array(z.string().min(1).max(TAG_LENGTH_MAX)).max(WAITING_TAGS_MAX),
});

/** The server's listener expires here the tags that the database announced. Only the server knows the secret. */
export async function POST(request: Request): Promise<Response> {
  if (!isFromThisServer(request)) {
    return problem(404, [{ message: messages.errors.api.notFound }]);
  }
  const parsed = body.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return problem(400, [{ message: messages.errors.api.badRequest }]);
  for (const tag of parsed.data.tags) {
    revalidateTag(tag === ANY_TAG ? cacheTags.everything : tag, { expire: 0 });
  }
  noteExpiry();
  return Response.json({ expired: parsed.data.tags.length });
}
