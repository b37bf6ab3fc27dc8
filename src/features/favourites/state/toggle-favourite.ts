import { LOCAL_FAVOURITES_LIMIT } from '@/domain/limits';
import { favourites as words } from '@/messages/favourites';
import { toastStore } from '@/ui/toast-store';
import { favouriteStore } from './favourite-store';
import type { LocalFavourite } from './local-favourites';
import { knownUser } from './current-user';

type Toggle = { gift: number; category: number | null };

/** Of removed local favourites: adding one again restores its category. */
const lostCategories = new Map<number, number>();

/**
 * Toggles a favourite: on the server for a user; in this browser for a visitor who has chosen so before; any other visitor
 * is asked to sign in and offered to store it in this browser.
 *
 * @param wasFavourite what the button showed when it was clicked
 */
export async function toggleFavourite(toggle: Toggle, wasFavourite: boolean): Promise<void> {
  const { gift, category } = toggle;
  const user = await knownUser();
  if (user !== null) {
    const { toggleOnServer } = await import('./account-favourites');
    await toggleOnServer(gift, !wasFavourite, { userId: user.id, category });
  } else if (wasFavourite) {
    removeLocalFavourite(gift);
  } else if (favouriteStore.local() === null) {
    toastStore.show({ title: words.loginRequired, description: words.loginPrompt });
    favouriteStore.offer(gift);
  } else {
    storeLocalFavourite(toggle);
  }
}

/** Stores a favourite in this browser and says so, or says why it cannot. */
export function storeLocalFavourite({ gift, category }: Toggle): void {
  const local = favouriteStore.local() ?? [];
  const place = category ?? lostCategories.get(gift);
  const favourite: LocalFavourite = place === undefined ? { gift } : { gift, category: place };
  favouriteStore.offer(null);
  if (favouriteStore.has(gift)) return;
  if (local.length >= LOCAL_FAVOURITES_LIMIT) refuse(words.localFull);
  else if (!favouriteStore.storeLocal([favourite, ...local])) refuse(words.storageRefused);
  else toastStore.show({ title: words.added, description: words.storedHere });
}

function removeLocalFavourite(gift: number): void {
  const local = favouriteStore.local() ?? [];
  const category = local.find((favourite) => favourite.gift === gift)?.category;
  if (category !== undefined) lostCategories.set(gift, category);
  const left = local.filter((favourite) => favourite.gift !== gift);
  if (favouriteStore.storeLocal(left)) toastStore.show({ title: words.removed });
  else refuse(words.storageRefused);
}

function refuse(description: string): void {
  toastStore.show({ title: words.failedTitle, description, variant: 'destructive' });
}
