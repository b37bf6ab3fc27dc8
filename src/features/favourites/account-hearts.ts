import { FAVOURITES_FRESH } from '@/domain/limits';
import { type PostResult, sendJson } from '@/lib/post-json';
import { queryClient } from '@/lib/query-client';
import { favourites as words } from '@/messages/favourites';
import { toastStore } from '@/ui/toast-store';
import { hearts } from './hearts';
import { isStill, whoIsIt } from './person';
import { createWishes, type Outcome, type Sent } from './wishes';

type Favourite = { giftId: number; categoryId: number | null };

const keyOf = (person: number) => ['favourites', person];
/** The cards of them, in pages. */
export const giftsKeyOf = (person: number) => [...keyOf(person), 'gifts'];
const UNAUTHORISED = 401;
const CONFLICT = 409;

/** The other tabs of this browser; a tab without the means finds out when it is loaded anew. */
const tabs =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('mimoteca-favoritos');
tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const [person, gift, isFavourite] = Array.isArray(data) ? (data as unknown[]) : [];
  if (typeof person !== 'number' || typeof gift !== 'number' || !isStill(person)) return;
  if (!wishes.isOpen(gift)) remember(person, gift, isFavourite === true);
});

/** Reads what the person favours, unless it was read a moment ago, and shows it. */
export async function readAccount(person: number): Promise<void> {
  const docs = await queryClient().query({
    queryKey: keyOf(person),
    queryFn: fetchMine,
    staleTime: FAVOURITES_FRESH,
  });
  // Something newer may have been taken over since that came.
  showDocs(person, queryClient().getQueryData<Favourite[]>(keyOf(person)) ?? docs);
}

/**
 * Takes over what the server has just answered; a list that is open is read again. What was asked earlier is given up: its
 * answer does not know this yet, and may come after it.
 */
export async function takeAccount(person: number, docs: Favourite[]): Promise<void> {
  await queryClient().cancelQueries({ queryKey: keyOf(person) });
  queryClient().setQueryData(keyOf(person), docs);
  void queryClient().invalidateQueries({ queryKey: giftsKeyOf(person) });
  showDocs(person, docs);
}

function showDocs(person: number, docs: Favourite[]): void {
  if (!isStill(person)) return;
  const gifts = new Set(docs.map(({ giftId }) => giftId));
  // A wish that is on its way is newer than what was read.
  wishes.each((gift, isFavourite) => (isFavourite ? gifts.add(gift) : gifts.delete(gift)));
  hearts.setAccount(gifts);
}

type Context = { person: number; category: number | null };
const contexts = new Map<number, Context>();
/** Of what was taken away: a change of mind brings it back as it was. */
const lostCategories = new Map<number, number>();

const wishes = createWishes<Context>({
  send,
  show(gift, isFavourite) {
    // Who has left meanwhile is shown nothing of theirs.
    if (isStill(contexts.get(gift)?.person)) hearts.show(gift, isFavourite);
  },
  settle(gift, outcome) {
    const context = contexts.get(gift);
    contexts.delete(gift);
    if (context === undefined) return;
    if (outcome.kind !== 'failed') {
      const isFavourite = outcome.kind !== 'removed';
      remember(context.person, gift, isFavourite);
      tabs?.postMessage([context.person, gift, isFavourite]);
    }
    tell(outcome);
  },
});

/** Makes a gift a favourite of the person, or none. Shown at once, and taken back when the server refuses it. */
export function wishFor(gift: number, isFavourite: boolean, context: Context): Promise<void> {
  const category = context.category ?? lostCategories.get(gift) ?? null;
  contexts.set(gift, { ...context, category });
  return wishes.wish(gift, isFavourite, { ...context, category });
}

async function send(gift: number, isFavourite: boolean, context: Context): Promise<Sent> {
  const address = `/api/favourites/gift/${gift}`;
  let result = isFavourite
    ? await sendJson('PUT', address, { category: context.category })
    : await sendJson('DELETE', address);
  if (isFavourite && context.category !== null && isAbout(result, 'category')) {
    // The category has gone since the page was made; the wish is about the gift.
    result = await sendJson('PUT', address, { category: null });
  }
  if (result.ok) return { ok: true, already: isAlready(result.answer) };
  if (result.status === UNAUTHORISED) (await whoIsIt())?.onExpired();
  const isForPeople = result.status === UNAUTHORISED || result.status === CONFLICT;
  return { ok: false, message: isForPeople ? (result.problems[0]?.message ?? null) : null };
}

function tell(outcome: Outcome): void {
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

function remember(person: number, gift: number, isFavourite: boolean): void {
  queryClient().setQueryData<Favourite[]>(keyOf(person), (docs) => {
    const before = docs?.find(({ giftId }) => giftId === gift);
    if (!isFavourite && before?.categoryId != null) lostCategories.set(gift, before.categoryId);
    const others = docs?.filter((doc) => doc !== before);
    return others && isFavourite
      ? [before ?? { giftId: gift, categoryId: null }, ...others]
      : others;
  });
  if (isStill(person)) hearts.show(gift, isFavourite);
}

async function fetchMine({ signal }: { signal: AbortSignal }): Promise<Favourite[]> {
  const response = await fetch('/api/favourites/mine', { signal });
  if (!response.ok) throw new Error(`Favourites answered ${response.status}`);
  // The border to our own endpoint, which answers exactly this.
  return ((await response.json()) as { docs: Favourite[] }).docs;
}

const isAbout = (result: PostResult, field: string): boolean =>
  !result.ok && result.problems.some((problem) => problem.field === field);

const isAlready = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'already' in answer && answer.already === true;
