import { isRating } from '@/domain/review-rules';

export type ReviewDraft = { rating: number | null; comment: string };

const NOTHING: ReviewDraft = { rating: null, comment: '' };
const keyOf = (giftId: number) => `mimoteca:avaliacao:${giftId}`;

/** Stores an unsent review for the lifetime of the tab, also across a new sign-in. */
export function readDraft(giftId: number): ReviewDraft {
  return withStorage((storage) => parseDraft(storage.getItem(keyOf(giftId)))) ?? NOTHING;
}

export function saveDraft(giftId: number, draft: ReviewDraft): void {
  withStorage((storage) => storage.setItem(keyOf(giftId), JSON.stringify(draft)));
}

export function dropDraft(giftId: number): void {
  withStorage((storage) => storage.removeItem(keyOf(giftId)));
}

/** Whatever is not a draft counts as none. */
export function parseDraft(text: string | null): ReviewDraft {
  const value: unknown = JSON.parse(text ?? 'null');
  if (typeof value !== 'object' || value === null) return NOTHING;
  const rating: unknown = Reflect.get(value, 'rating');
  const comment: unknown = Reflect.get(value, 'comment');
  return {
    rating: isRating(rating) ? rating : null,
    comment: typeof comment === 'string' ? comment : '',
  };
}

/** A browser may refuse its storage: then there is no draft, and everything else works. */
function withStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(window.sessionStorage);
  } catch {
    return undefined;
  }
}
