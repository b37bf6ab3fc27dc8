import { type PostResult, sendJson } from '@/lib/post-json';
import { FailedAnswer } from '@/lib/try-again';
import { reviews as words } from '@/messages/reviews';
import type { OwnReview } from './review-change';

export type ReviewValues = { rating: number; comment: string };

/** `field`: what the message is about. `isSignedOut`: the session has ended meanwhile. */
export type ReviewProblem = { message: string; field?: string; isSignedOut?: true };

export type ReviewResult = { ok: true; review: OwnReview } | { ok: false; problem: ReviewProblem };

/** One's own review of a gift, or null. Throws when the server cannot be reached. */
export async function readOwnReview(
  giftId: number,
  signal: AbortSignal,
): Promise<OwnReview | null> {
  const response = await fetch(`/api/reviews/mine?gift=${giftId}`, { signal });
  if (!response.ok) throw new FailedAnswer("One's own review", response);
  // The border to our own endpoint, which answers exactly this.
  return ((await response.json()) as { review: OwnReview | null }).review;
}

export async function createReview(giftId: number, values: ReviewValues): Promise<ReviewResult> {
  return toResult(await sendJson('POST', '/api/reviews?depth=0', { gift: giftId, ...values }));
}

export async function updateReview(id: number, values: ReviewValues): Promise<ReviewResult> {
  return toResult(await sendJson('PATCH', `/api/reviews/${id}?depth=0`, values));
}

/** Null when it is gone, also when it already was. */
export async function deleteReview(id: number): Promise<ReviewProblem | null> {
  const result = await sendJson('DELETE', `/api/reviews/${id}?depth=0`);
  if (result.ok || result.status === 404) return null;
  const { status } = result;
  return status === 401 || status === 403
    ? { message: words.loginRequired, isSignedOut: true }
    : { message: words.removeFailed };
}

function toResult(result: PostResult): ReviewResult {
  if (!result.ok) return { ok: false, problem: toProblem(result) };
  // The border to Payload's REST: what it has written is in `doc`.
  const { doc } = result.answer as { doc: OwnReview };
  return {
    ok: true,
    review: {
      id: doc.id,
      rating: doc.rating,
      comment: doc.comment,
      userName: doc.userName,
      verified: doc.verified,
      hidden: doc.hidden,
      createdAt: doc.createdAt,
    },
  };
}

/** What to say of a review that was not taken. */
export function toProblem({ status, problems }: Extract<PostResult, { ok: false }>): ReviewProblem {
  if (status === 0) return { message: words.unexpected };
  if (status === 401 || status === 403) return { message: words.loginRequired, isSignedOut: true };
  const [first] = problems;
  return status === 400 && first !== undefined ? first : { message: words.failed };
}
