import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { changedFigures } from '@/features/reviews/changed-figures';
import { dropDraft, parseDraft, readDraft, saveDraft } from '@/features/reviews/draft';
import { toProblem } from '@/features/reviews/own-review-api';
import {
  applies,
  type OwnReview,
  type ReviewChange,
  reviewChanges,
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
const basis = { counts: [1, 0, 0, 1, 0], total: 2, average: 3.5 };

describe('the figures of a page', () => {
  it.each([
    ['a new review', null, own(5), { counts: [2, 0, 0, 1, 0], total: 3, average: 4 }],
    ['another rating', own(2), own(4), { counts: [1, 1, 0, 0, 0], total: 2, average: 4.5 }],
    ['a deleted one', own(5), null, { counts: [0, 0, 0, 1, 0], total: 1, average: 2 }],
  ])('follow %s', (_, before, after, expected) => {
    expect(changedFigures(basis, { before, after })).toEqual(expected);
  });

  it('are none without a review', () => {
    const one = { counts: [1, 0, 0, 0, 0], total: 1, average: 5 };
    expect(changedFigures(one, { before: own(5), after: null })).toEqual({
      counts: [0, 0, 0, 0, 0],
      total: 0,
      average: null,
    });
  });

  it('stay when only the words change, or nobody sees the review', () => {
    expect(changedFigures(basis, { before: own(2), after: own(2) })).toBe(basis);
    expect(changedFigures(basis, { before: own(1, true), after: own(5, true) })).toBe(basis);
    expect(changedFigures(basis, { before: own(1, true), after: null })).toBe(basis);
  });
});

describe('a change', () => {
  const change: ReviewChange = { gift: 1, basis, before: null, after: own(5) };

  it('counts for its gift, and until the page itself holds it', () => {
    expect(applies(change, 1, { ...basis })).toBe(true);
    expect(applies(change, 2, basis)).toBe(false);
    expect(applies(change, 1, { counts: [2, 0, 0, 1, 0], total: 3, average: 4 })).toBe(false);
  });

  it('goes on from what the page has, not from the change before', () => {
    reviewChanges.record(change);
    reviewChanges.record({ gift: 1, basis, before: own(5), after: own(1) });
    expect(reviewChanges.get()).toMatchObject({ before: null, after: { rating: 1 } });
    reviewChanges.record({ gift: 2, basis, before: own(3), after: null });
    expect(reviewChanges.get()).toMatchObject({ gift: 2, before: { rating: 3 }, after: null });
  });
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

  it('that somebody tampered with counts as none', () => {
    expect(parseDraft('{"rating":9,"comment":7}')).toEqual({ rating: null, comment: '' });
    stored.set('mimoteca:avaliacao:1', '{[');
    expect(readDraft(1)).toEqual({ rating: null, comment: '' });
  });

  it('is a comfort only: refused storage breaks nothing', () => {
    vi.stubGlobal('window', {
      get sessionStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    saveDraft(1, { rating: 4, comment: 'x' });
    expect(readDraft(1)).toEqual({ rating: null, comment: '' });
  });
});
