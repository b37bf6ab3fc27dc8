import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  giftsKeyOf,
  readAccount,
  takeAccount,
  toggleOnServer,
} from '@/features/favourites/state/account-favourites';
import { favouriteStore } from '@/features/favourites/state/favourite-store';
import { setCurrentUser } from '@/features/favourites/state/current-user';
import { queryClient } from '@/lib/query-client';

const USER = 1;
const MERGED = [{ giftId: 7, categoryId: null }];

/** Answers that the test gives when it likes, in the order of the requests. */
const answers: ((docs: unknown[]) => void)[] = [];

beforeEach(() => {
  setCurrentUser({ id: USER, onExpired: () => undefined });
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        answers.push((docs) => resolve(Response.json({ docs })));
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
});

afterEach(() => {
  queryClient().clear();
  answers.length = 0;
  setCurrentUser(null);
  vi.unstubAllGlobals();
});

describe('favourites of the browser that the account has taken over', () => {
  it('stay, whatever the answer to an earlier request says afterwards', async () => {
    const read = readAccount(USER).catch(() => undefined);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    const taken = takeAccount(USER, MERGED);
    answers[0]?.([]);
    await Promise.all([read, taken]);
    expect(favouriteStore.has(7)).toBe(true);
    await readAccount(USER);
    expect(favouriteStore.has(7)).toBe(true);
  });

  it('are in the list that was being read meanwhile, as that is read again', async () => {
    const pages = ['before', 'after'];
    const lists: (() => void)[] = [];
    const observer = new QueryObserver(queryClient(), {
      queryKey: giftsKeyOf(USER),
      queryFn: ({ signal }) => {
        const page = pages.shift();
        return new Promise<string | undefined>((resolve, reject) => {
          lists.push(() => resolve(page));
          signal.addEventListener('abort', () => reject(new Error('aborted')));
        });
      },
    });
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(lists).toHaveLength(1));
    const taken = takeAccount(USER, MERGED);
    lists[0]?.();
    await taken;
    await vi.waitFor(() => expect(lists).toHaveLength(2));
    lists[1]?.();
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after'));
    stop();
  });
});

describe('undoing the removal of a favourite', () => {
  /** What was sent, and how to answer it. */
  const sent: { method: string; body: unknown; answer: () => void }[] = [];

  beforeEach(async () => {
    sent.length = 0;
    vi.stubGlobal('fetch', (_: string, { method = 'GET', body }: RequestInit) => {
      if (method === 'GET') return Promise.resolve(Response.json({ docs: [OF_CATEGORY] }));
      return new Promise<Response>((resolve) => {
        sent.push({
          method,
          body: typeof body === 'string' ? JSON.parse(body) : undefined,
          answer: () => resolve(Response.json({})),
        });
      });
    });
    await readAccount(USER);
  });
  const OF_CATEGORY = { giftId: 7, categoryId: 5 };
  const toggle = (isFavourite: boolean) =>
    toggleOnServer(7, isFavourite, { userId: USER, category: null });
  const arrived = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count));

  it.each(['before', 'after'])(
    'restores its category, %s the removal is answered',
    async (when) => {
      const removal = toggle(false);
      await arrived(1);
      let undoing: Promise<void> | undefined;
      if (when === 'before') undoing = toggle(true);
      sent[0]?.answer();
      if (when === 'after') {
        await removal;
        undoing = toggle(true);
      }
      await arrived(2);
      expect(sent[1]).toMatchObject({ method: 'PUT', body: { category: 5 } });
      sent[1]?.answer();
      await Promise.all([removal, undoing]);
    },
  );

  it('restores the one that it was given since the page was opened', async () => {
    const added = toggleOnServer(8, true, { userId: USER, category: 6 });
    await arrived(1);
    sent[0]?.answer();
    await added;
    const removal = toggleOnServer(8, false, { userId: USER, category: null });
    await arrived(2);
    sent[1]?.answer();
    await removal;
    void toggleOnServer(8, true, { userId: USER, category: null });
    await arrived(3);
    expect(sent[2]).toMatchObject({ method: 'PUT', body: { category: 6 } });
    sent[2]?.answer();
  });
});
