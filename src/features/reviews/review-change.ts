import type { Review } from '@/data/reviews';

/** A user's own review, with the fields that only they may read. */
export type OwnReview = Review & { hidden: boolean };

/** What a page shows of a gift's reviews; it is the same for everybody. */
export type ReviewFigures = {
  /** One decimal; null without reviews. */
  average: number | null;
  total: number;
  /** Five counts, that of 5 stars first. */
  counts: number[];
  /** Id and rating of the newest ones, which the page lists. */
  listed: [id: number, rating: number][];
};

export type ReviewChange = {
  gift: number;
  /** The page that the change was made on. */
  basis: ReviewFigures;
  /** All that one's own review has had since: deleted and written anew, it is another. */
  ids: number[];
  /** One's own review as that page has it, and as it is now. */
  before: OwnReview | null;
  after: OwnReview | null;
};

let change: ReviewChange | null = null;
const listeners = new Set<() => void>();

/** The user's changes to their review since the page was loaded. */
export const reviewChanges = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): ReviewChange | null => change,
  getOnServer: (): null => null,
  /** Several changes in a row are one, from what the first page had to what is true now. */
  record(next: Omit<ReviewChange, 'ids'>): void {
    const goesOn = change?.gift === next.gift ? change : { ...next, ids: [] };
    const ids = [next.before, next.after].flatMap((review) => review?.id ?? []);
    change = { ...goesOn, after: next.after, ids: [...new Set([...goesOn.ids, ...ids])] };
    listeners.forEach((listener) => listener());
  },
};
