import { FAVOURITES_FRESH } from '@/domain/limits';
import { property } from '@/lib/property';
import { type PostResult, sendJson } from '@/lib/post-json';
import { queryClient } from '@/lib/query-client';
import { FailedAnswer } from '@/lib/try-again';
import { favourites as words } from '@/messages/favourites';
import { toastStore } from '@/ui/toast-store';
import { favouriteStore } from './favourite-store';
import { isCurrentUser, knownUser } from './current-user';
import { createToggleQueue, type Outcome, type Sent } from './toggle-queue';

type Favourite = { giftId: number; categoryId: number | null };

const keyOf = (userId: number) => ['favourites', userId];
/** The pages of the list of favourites. */
export const giftsKeyOf = (userId: number) => [...keyOf(userId), 'gifts'];
const UNAUTHORISED = 401;
const CONFLICT = 409;

/** A channel to the other tabs of this browser. Without `BroadcastChannel` a tab shows changes when it is reloaded. */
const tabs =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('mimoteca-favoritos');
tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const [userId, gift, isFavourite, category] = Array.isArray(data) ? (data as unknown[]) : [];
  if (typeof userId !== 'number' || typeof gift !== 'number' || !isCurrentUser(userId)) return;
  if (toggles.isOpen(gift)) return;
  const categoryId = typeof category === 'number' ? category : null;
  if (isFavourite === true) addToCache(userId, { giftId: gift, categoryId });
  else removeFromCache(userId, gift);
});

/** Reads the user's favourites, unless they are fresh, and shows them. */
export async function readAccount(userId: number): Promise<void> {
  const docs = await queryClient().query({
    queryKey: keyOf(userId),
    queryFn: fetchMine,
    staleTime: FAVOURITES_FRESH,
  });
  // Newer data may have been stored since that answer.
  showDocs(userId, queryClient().getQueryData<Favourite[]>(keyOf(userId)) ?? docs);
}

/**
 * Stores favourites that the server has just answered, and reads an open list again. Earlier reads are cancelled: their
 * answers are older, and may arrive later.
 */
export async function takeAccount(userId: number, docs: Favourite[]): Promise<void> {
  await queryClient().cancelQueries({ queryKey: keyOf(userId) });
  queryClient().setQueryData(keyOf(userId), docs);
  void queryClient().invalidateQueries({ queryKey: giftsKeyOf(userId) });
  showDocs(userId, docs);
}

function showDocs(userId: number, docs: Favourite[]): void {
  if (!isCurrentUser(userId)) return;
  const gifts = new Set(docs.map(({ giftId }) => giftId));
  // A toggle that is not answered yet is newer than what was read.
  toggles.each((gift, isFavourite) => (isFavourite ? gifts.add(gift) : gifts.delete(gift)));
  favouriteStore.setAccount(gifts);
}

type Context = { userId: number; category: number | null };
const contexts = new Map<number, Context>();
/** Of removed favourites: adding one again restores its category. */
const lostCategories = new Map<number, number>();

const toggles = createToggleQueue<Context>({
  send,
  show(gift, isFavourite) {
    // Not for another user who has signed in meanwhile.
    if (isCurrentUser(contexts.get(gift)?.userId)) favouriteStore.show(gift, isFavourite);
  },
  settle(gift, outcome) {
    const context = contexts.get(gift);
    contexts.delete(gift);
    if (context === undefined) return;
    if (outcome.kind !== 'failed') {
      const { userId, category } = context;
      const isFavourite = outcome.kind !== 'removed';
      if (isFavourite) addToCache(userId, { giftId: gift, categoryId: category });
      else removeFromCache(userId, gift);
      tabs?.postMessage([userId, gift, isFavourite, category]);
    }
    notify(outcome);
  },
});

/** Adds or removes a favourite of the user. Shown at once, and taken back when the server refuses it. */
export function toggleOnServer(
  gift: number,
  isFavourite: boolean,
  context: Context,
): Promise<void> {
  // At once: the undoing may come before the answer.
  if (!isFavourite) rememberCategory(context.userId, gift);
  const category = context.category ?? lostCategories.get(gift) ?? null;
  contexts.set(gift, { ...context, category });
  return toggles.toggle(gift, isFavourite, { ...context, category });
}

async function send(gift: number, isFavourite: boolean, first: Context): Promise<Sent> {
  // Of several toggles of one gift the last says the category.
  const context = contexts.get(gift) ?? first;
  const address = `/api/favourites/gift/${gift}`;
  let result = isFavourite
    ? await sendJson('PUT', address, { category: context.category })
    : await sendJson('DELETE', address);
  if (isFavourite && context.category !== null && isAbout(result, 'category')) {
    // The category was deleted since the page was made; the favourite is stored without it.
    result = await sendJson('PUT', address, { category: null });
  }
  if (result.ok) return { ok: true, already: isAlready(result.answer) };
  if (result.status === UNAUTHORISED) (await knownUser())?.onExpired();
  const isForPeople = result.status === UNAUTHORISED || result.status === CONFLICT;
  return { ok: false, message: isForPeople ? (result.problems[0]?.message ?? null) : null };
}

function notify(outcome: Outcome): void {
  switch (outcome.kind) {
    case 'added':
      toastStore.show({ title: words.added });
      break;
    case 'already':
      toastStore.show({ title: words.already });
      break;
    case 'removed':
      toastStore.show({ title: words.removed });
      break;
    case 'failed':
      toastStore.show(
        outcome.message === words.loginPrompt
          ? { title: words.loginRequired, description: words.loginPrompt }
          : {
              title: words.failedTitle,
              description: outcome.message ?? words.failed,
              variant: 'destructive',
            },
      );
  }
}

function cachedOf(userId: number, gift: number): Favourite | undefined {
  const docs = queryClient().getQueryData<Favourite[]>(keyOf(userId));
  return docs?.find(({ giftId }) => giftId === gift);
}

function rememberCategory(userId: number, gift: number): void {
  const category = cachedOf(userId, gift)?.categoryId;
  if (category != null) lostCategories.set(gift, category);
}

function addToCache(userId: number, favourite: Favourite): void {
  const { giftId } = favourite;
  const first = cachedOf(userId, giftId) ?? favourite;
  queryClient().setQueryData<Favourite[]>(
    keyOf(userId),
    (docs) => docs && [first, ...docs.filter((doc) => doc.giftId !== giftId)],
  );
  if (isCurrentUser(userId)) favouriteStore.show(giftId, true);
}

function removeFromCache(userId: number, gift: number): void {
  rememberCategory(userId, gift);
  queryClient().setQueryData<Favourite[]>(keyOf(userId), (docs) =>
    docs?.filter(({ giftId }) => giftId !== gift),
  );
  if (isCurrentUser(userId)) favouriteStore.show(gift, false);
}

async function fetchMine({ signal }: { signal: AbortSignal }): Promise<Favourite[]> {
  const response = await fetch('/api/favourites/mine', { signal });
  if (!response.ok) throw new FailedAnswer('Favourites', response);
  // The border to our own endpoint, which answers exactly this.
  return ((await response.json()) as { docs: Favourite[] }).docs;
}

const isAbout = (result: PostResult, field: string): boolean =>
  !result.ok && result.problems.some((problem) => problem.field === field);

const isAlready = (answer: unknown): boolean => property(answer, 'already') === true;
