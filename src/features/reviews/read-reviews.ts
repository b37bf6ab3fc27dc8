import type { Review, ReviewPage } from '@/data/reviews';
import { REVIEWS_PAGE_SIZE } from '@/domain/limits';
import { isRecord } from '@/lib/is-record';

/** One page of a gift's reviews, the newest first. Throws when the server cannot be reached or does not answer with one. */
export async function readReviews(giftId: number, page: number): Promise<ReviewPage> {
  const query = new URLSearchParams({
    'where[gift][equals]': String(giftId),
    // Their writers, and admins, are answered hidden ones too.
    'where[hidden][not_equals]': 'true',
    sort: '-createdAt',
    page: String(page),
    limit: String(REVIEWS_PAGE_SIZE),
    depth: '0',
  });
  const response = await fetch(`/api/reviews?${query}`);
  if (!response.ok) throw new Error(`Reviews answered ${response.status}`);
  return toReviewPage(await response.json());
}

/** Brings the answer of the REST API into the shape of the page; throws when it is something else. */
export function toReviewPage(answer: unknown): ReviewPage {
  if (!isRecord(answer) || !Array.isArray(answer.docs) || typeof answer.totalDocs !== 'number') {
    throw new Error('Not a page of reviews');
  }
  return { total: answer.totalDocs, docs: answer.docs.filter(isRecord).map(toReview) };
}

function toReview(doc: Record<string, unknown>): Review {
  return {
    id: Number(doc.id),
    rating: Number(doc.rating),
    comment: text(doc.comment),
    userName: text(doc.userName),
    verified: doc.verified === true,
    createdAt: text(doc.createdAt),
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
