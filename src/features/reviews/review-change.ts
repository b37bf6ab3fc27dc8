import type { Review } from '@/data/reviews';

/** A person's own review, with what only they are told of it. */
export type OwnReview = Review & { hidden: boolean };

/** What the page in the browser shows of a gift's reviews; the page itself is the same for everybody. */
export type ReviewFigures = {
  /** One decimal; null without reviews. */
  average: number | null;
  total: number;
  /** Five counts, that of 5 stars first. */
  counts: number[];
};

export type ReviewChange = {
  gift: number;
  /** The figures of the page that the change was made on: once the server has sent a newer one, it holds the change. */
  basis: ReviewFigures;
  /** One's own review as that page has it, and as it is now. */
  before: OwnReview | null;
  after: OwnReview | null;
};

let change: ReviewChange | null = null;
const listeners = new Set<() => void>();

/** What the person at this page has just done to their review, until the page itself is made anew. */
export const reviewChanges = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): ReviewChange | null => change,
  getOnServer: (): null => null,
  /** Several changes in a row are one, from what the page has to what is true now. */
  record(next: ReviewChange): void {
    const goesOn = change !== null && applies(change, next.gift, next.basis);
    change = goesOn && change !== null ? { ...change, after: next.after } : next;
    listeners.forEach((listener) => listener());
  },
};

export function applies(candidate: ReviewChange, gift: number, basis: ReviewFigures): boolean {
  return (
    candidate.gift === gift &&
    candidate.basis.total === basis.total &&
    candidate.basis.counts.join() === basis.counts.join()
  );
}
