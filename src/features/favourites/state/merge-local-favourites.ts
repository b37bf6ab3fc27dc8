import { postJson } from '@/lib/post-json';
import { favourites as words } from '@/messages/favourites';
import { toastStore } from '@/ui/toast-store';
import { takeAccount } from './account-favourites';
import { favouriteStore } from './favourite-store';

/** One tab at a time, where the browser can arrange it; the server takes the same favourites twice without harm. */
const LOCK = 'mimoteca-favoritos';

/**
 * Moves the favourites of this browser to the account of the user who has signed in. They are removed here only once the
 * server has them.
 */
export async function mergeLocalFavourites(userId: number): Promise<void> {
  if (!('locks' in navigator)) return merge(userId);
  await navigator.locks.request(LOCK, () => merge(userId));
}

async function merge(userId: number): Promise<void> {
  const local = favouriteStore.local() ?? [];
  if (local.length === 0) return;
  const result = await postJson('/api/favourites/merge', { gifts: local });
  if (!result.ok) return;
  // The border to our own endpoint, which answers exactly this.
  const { docs, added } = result.answer as {
    docs: { giftId: number; categoryId: number | null }[];
    added: number;
  };
  const sent = new Set(local.map(({ gift }) => gift));
  const left = (favouriteStore.local() ?? []).filter(({ gift }) => !sent.has(gift));
  favouriteStore.storeLocal(left.length === 0 ? null : left);
  await takeAccount(userId, docs);
  if (added > 0) {
    toastStore.show({ title: words.mergedTitle, description: words.merged(added) });
  }
}
