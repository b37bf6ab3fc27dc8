import type { CollectionBeforeChangeHook } from 'payload';
import { ValidationError } from 'payload';

import { reviewTextProblem } from '@/domain/review-rules';
import { messages } from '@/messages';

/**
 * The review rules of spec section 5 that need the user's other reviews: one for each gift, and never the same text
 * twice. The unique index (user, gift) is what holds under concurrency; this gives the message.
 */
export const enforceReviewRules: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const user = idOf(originalDoc?.user ?? data.user);
  const gift = idOf(originalDoc?.gift ?? data.gift);
  const { docs } = await req.payload.find({
    collection: 'reviews',
    where: { user: { equals: user }, id: { not_equals: originalDoc?.id ?? 0 } },
    select: { gift: true, comment: true },
    pagination: false,
    depth: 0,
    req,
  });
  if (operation === 'create' && docs.some((review) => idOf(review.gift) === gift)) {
    throw problem('gift', messages.reviews.alreadyReviewed);
  }
  const comment = typeof data.comment === 'string' ? data.comment : '';
  if (operation === 'create' || comment !== originalDoc?.comment) {
    const message = reviewTextProblem(
      comment,
      docs.map((review) => review.comment),
    );
    if (message != null) throw problem('comment', message);
  }
  return data;

  function problem(path: string, message: string) {
    return new ValidationError({ collection: 'reviews', errors: [{ path, message }], req }, req.t);
  }
};

function idOf(value: unknown): number {
  if (typeof value === 'object' && value != null && 'id' in value) return Number(value.id);
  return Number(value);
}
