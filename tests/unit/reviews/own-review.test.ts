import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { averageRating } from '@/domain/rating';
import { changedFigures } from '@/features/reviews/changed-figures';
import { dropDraft, parseDraft, readDraft, saveDraft } from '@/features/reviews/draft';
import { toProblem } from '@/features/reviews/own-review-api';
import {
  type OwnReview,
  reviewChanges,
  type ReviewFigures,
} from '@/features/reviews/review-change';
import { reviews as words } from '@/messages/reviews';

const own = (rating: number, hidden = false): OwnReview => ({
  id: 9,
  rating,
  comment: 'Um presente lindo.',
  userName: 'Ana',
  verified: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  hidden,
});
const page = (counts: number[], listed: [number, number][]): ReviewFigures => {
  const ratings = counts.flatMap((count, index) => Array<number>(count).fill(5 - index));
  return { counts, listed, total: ratings.length, average: averageRating(ratings) };
};
/** Reviews of 5 and 2 stars by others. */
const others = page(
  [1, 0, 0, 1, 0],
  [
    [1, 5],
    [2, 2],
  ],
);
/** One's own of 4 stars beside them. */
const withOwn = page(
  [1, 1, 0, 1, 0],
  [
    [9, 4],
    [1, 5],
    [2, 2],
  ],
);

describe('the figures of a page', () => {
  const ids = [9];
  const written = { ids, gift: 1, basis: others, before: null, after: own(4) };
  const edited = { ids, gift: 1, basis: withOwn, before: own(4), after: own(1) };
  const deleted = { ids, gift: 1, basis: withOwn, before: own(4), after: null };

  it('follow a new review, an edited and a deleted one', () => {
    expect(changedFigures(others, written)).toMatchObject({
      counts: [1, 1, 0, 1, 0],
      total: 3,
      average: 3.7,
    });
    expect(changedFigures(withOwn, edited)).toMatchObject({
      counts: [1, 0, 0, 1, 1],
      total: 3,
      average: 2.7,
    });
    expect(changedFigures(withOwn, deleted)).toMatchObject({
      counts: [1, 0, 0, 1, 0],
      total: 2,
      average: 3.5,
    });
  });

  it('count the change once when a newer page holds it, or only a part of it', () => {
    expect(changedFigures(withOwn, written)).toBe(withOwn);
    expect(changedFigures(others, deleted)).toBe(others);
    const andEdited = { ...written, after: own(1) };
    expect(changedFigures(withOwn, andEdited).counts).toEqual([1, 0, 0, 1, 1]);
    expect(changedFigures(others, andEdited).counts).toEqual([1, 0, 0, 1, 1]);
  });

  it('follow a review too old to be listed', () => {
    const old = page(
      [1, 1, 0, 1, 0],
      [
        [1, 5],
        [2, 2],
      ],
    );
    const change = { ids, gift: 1, basis: old, before: own(4), after: own(1) };
    expect(changedFigures(old, change).counts).toEqual([1, 0, 0, 1, 1]);
    const newer = page(
      [1, 0, 0, 1, 1],
      [
        [1, 5],
        [2, 2],
      ],
    );
    expect(changedFigures(newer, change)).toBe(newer);
  });

  it('are none without a review', () => {
    const one = page([0, 1, 0, 0, 0], [[9, 4]]);
    expect(changedFigures(one, { ...deleted, basis: one })).toMatchObject({
      counts: [0, 0, 0, 0, 0],
      total: 0,
      average: null,
    });
  });

  it('stay when only the words change, or nobody sees the review', () => {
    expect(changedFigures(withOwn, { ...edited, after: own(4) })).toBe(withOwn);
    const hidden = { ids, gift: 1, basis: others, before: own(1, true), after: own(5, true) };
    expect(changedFigures(others, hidden)).toBe(others);
    expect(changedFigures(others, { ...hidden, after: null })).toBe(others);
  });
});

it('changes in a row go on from what the first page had', () => {
  const change = { gift: 1, basis: others, before: null, after: own(5) };
  reviewChanges.record(change);
  reviewChanges.record({ gift: 1, basis: withOwn, before: own(5), after: own(1) });
  expect(reviewChanges.get()).toMatchObject({ basis: others, before: null, after: { rating: 1 } });
  reviewChanges.record({ gift: 1, basis: withOwn, before: own(1), after: null });
  reviewChanges.record({ gift: 1, basis: withOwn, before: null, after: { ...own(3), id: 10 } });
  expect(reviewChanges.get()).toMatchObject({ basis: others, before: null, ids: [9, 10] });
  reviewChanges.record({ gift: 2, basis: others, before: own(3), after: null });
  expect(reviewChanges.get()).toMatchObject({ gift: 2, before: { rating: 3 }, after: null });
});

describe('a refusal', () => {
  it.each([
    ['nobody answers', 0, [], { message: words.unexpected }],
    ['the server fails', 500, [{ message: 'x' }], { message: words.failed }],
    [
      'a rule is broken',
      400,
      [{ message: 'Y', field: 'comment' }],
      { message: 'Y', field: 'comment' },
    ],
    ['it cannot be read', 400, [], { message: words.failed }],
    ['the session is over', 403, [], { message: words.loginRequired, isSignedOut: true }],
  ])('when %s', (_, status, problems, expected) => {
    expect(toProblem({ ok: false, status, problems })).toEqual(expected);
  });
});

describe('a draft', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('window', {
      sessionStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => stored.set(key, value),
        removeItem: (key: string) => stored.delete(key),
      },
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is kept for each gift and dropped once sent', () => {
    saveDraft(1, { rating: 4, comment: 'Meio escr' });
    expect(readDraft(1)).toEqual({ rating: 4, comment: 'Meio escr' });
    expect(readDraft(2)).toEqual({ rating: null, comment: '' });
    dropDraft(1);
    expect(readDraft(1)).toEqual({ rating: null, comment: '' });
  });

  it('that was tampered with counts as none', () => {
    expect(parseDraft('{"rating":9,"comment":7}')).toEqual({ rating: null, comment: '' });
    stored.set('mimoteca:avaliacao:1', '{[');
    expect(readDraft(1)).toEqual({ rating: null, comment: '' });
  });

  it('is optional: refused storage breaks nothing', () => {
    vi.stubGlobal('window', {
      get sessionStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    saveDraft(1, { rating: 4, comment: 'x' });
    expect(readDraft(1)).toEqual({ rating: null, comment: '' });
  });
});
