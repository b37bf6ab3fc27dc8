import { KEPT_HEARTS_LIMIT } from '@/domain/limits';
import { favourites as words } from '@/messages/favourites';
import { toastStore } from '@/ui/toast-store';
import { hearts } from './hearts';
import type { KeptHeart } from './kept-hearts';
import { whoIsIt } from './person';

type Press = { gift: number; category: number | null };

/** Of what was let go: a change of mind brings it back as it was. */
const lostCategories = new Map<number, number>();

/**
 * What pressing a heart does: toggles the favourite of who is signed in; tells a visitor what it takes
 * and offers to keep it here; and for a visitor who has taken that offer once, keeps it here at once.
 *
 * @param wasFavourite what the heart showed when it was pressed
 */
export async function pressHeart(press: Press, wasFavourite: boolean): Promise<void> {
  const { gift, category } = press;
  const person = await whoIsIt();
  if (person !== null) {
    const { wishFor } = await import('./account-hearts');
    await wishFor(gift, !wasFavourite, { person: person.id, category });
  } else if (wasFavourite) {
    dropHeart(gift);
  } else if (hearts.kept() === null) {
    toastStore.show({ title: words.loginRequired, description: words.loginPrompt });
    hearts.offer(gift);
  } else {
    keepHeart(press);
  }
}

/** Keeps a gift in this browser and says so, or says why it cannot. */
export function keepHeart({ gift, category }: Press): void {
  const kept = hearts.kept() ?? [];
  const place = category ?? lostCategories.get(gift);
  const heart: KeptHeart = place === undefined ? { gift } : { gift, category: place };
  hearts.offer(null);
  if (hearts.has(gift)) return;
  if (kept.length >= KEPT_HEARTS_LIMIT) refuse(words.keptFull);
  else if (!hearts.keep([heart, ...kept])) refuse(words.storageRefused);
  else toastStore.show({ title: words.added, description: words.keptHere });
}

function dropHeart(gift: number): void {
  const kept = hearts.kept() ?? [];
  const category = kept.find((heart) => heart.gift === gift)?.category;
  if (category !== undefined) lostCategories.set(gift, category);
  const left = kept.filter((heart) => heart.gift !== gift);
  if (hearts.keep(left)) toastStore.show({ title: words.removed });
  else refuse(words.storageRefused);
}

function refuse(description: string): void {
  toastStore.show({ title: words.failedTitle, description, variant: 'destructive' });
}
