import 'server-only';

import type { PayloadRequest } from 'payload';
import { z } from 'zod';

import { isAdminRequest } from '@collections/shared/access';
import { Refusal } from '@collections/shared/refusal';
import { documentId } from '@/domain/document-id';
import { editorial } from '@/messages/editorial';

import type { Schedule } from './schedule-rows';

const words = editorial.schedule;

const id = z.unknown().transform(documentId);
/** What the panel's function for schedules leaves in the queue. */
const INPUT = z.object({
  type: z.enum(['publish', 'unpublish']).default('publish'),
  doc: z.object({ relationTo: z.literal('gifts'), value: id }),
  user: z.object({ relationTo: z.literal('users'), value: id }),
});

/**
 * Publishes the newest draft of a gift, or takes the gift off the site, in the request's transaction and in the name of
 * whoever scheduled it: the rules are those of a publication by hand. Throws what it is refused with.
 */
export async function carryOut({ input }: Schedule, req: PayloadRequest): Promise<void> {
  const parsed = INPUT.safeParse(input);
  if (!parsed.success) throw new Refusal(400, words.unreadable);
  const { type, doc, user } = parsed.data;
  const gift = await find(req, 'gifts', doc.value);
  if (gift === null) throw new Refusal(404, words.giftGone);
  const editor = await find(req, 'users', user.value);
  req.user = editor === null ? null : { ...editor, collection: 'users' };
  if (!isAdminRequest(req)) throw new Refusal(403, words.editorGone);
  await req.payload.update({
    collection: 'gifts',
    id: gift.id,
    data: { _status: type === 'publish' ? 'published' : 'draft' },
    // What is taken off the site need not be complete.
    unpublishAllLocales: type === 'unpublish',
    depth: 0,
    overrideAccess: false,
    req,
  });
}

/** Without what is in the trash. */
async function find<Slug extends 'gifts' | 'users'>(
  req: PayloadRequest,
  collection: Slug,
  id: number | null,
) {
  if (id === null) return null;
  return req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req });
}
