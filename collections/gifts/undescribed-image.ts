import type { PayloadRequest } from 'payload';

import { documentId } from '@/domain/document-id';
import { messages } from '@/messages';

/** What is said of the first of a gift's images that has no alt text, or null. Ids of no image are none of its business. */
export async function undescribedImage(
  images: unknown,
  req: PayloadRequest,
): Promise<string | null> {
  const ids = Array.isArray(images) ? images.map(documentId).filter((id) => id !== null) : [];
  if (ids.length === 0) return null;
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    select: { alt: true, filename: true },
    limit: ids.length,
    pagination: false,
    depth: 0,
    req,
  });
  const bare = docs.find(({ alt }) => typeof alt !== 'string' || alt.trim() === '');
  return bare === undefined ? null : messages.editing.imageUndescribed(bare.filename ?? '');
}
