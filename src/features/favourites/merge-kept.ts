import { postJson } from '@/lib/post-json';
import { favourites as words } from '@/messages/favourites';
import { toastStore } from '@/ui/toast-store';
import { takeAccount } from './account-hearts';
import { hearts } from './hearts';

/** One tab at a time, where the browser can arrange it; the server takes the same hearts twice without harm. */
const LOCK = 'mimoteca-favoritos';

/** Brings what this browser kept into the account of who has signed in. It is let go only once the server has it. */
export async function mergeKept(person: number): Promise<void> {
  if (!('locks' in navigator)) return merge(person);
  await navigator.locks.request(LOCK, () => merge(person));
}

async function merge(person: number): Promise<void> {
  const kept = hearts.kept() ?? [];
  if (kept.length === 0) return;
  const result = await postJson('/api/favourites/merge', { gifts: kept });
  if (!result.ok) return;
  // The border to our own endpoint, which answers exactly this.
  const { docs, added } = result.answer as {
    docs: { giftId: number; categoryId: number | null }[];
    added: number;
  };
  const sent = new Set(kept.map(({ gift }) => gift));
  const left = (hearts.kept() ?? []).filter(({ gift }) => !sent.has(gift));
  hearts.keep(left.length === 0 ? null : left);
  await takeAccount(person, docs);
  if (added > 0) {
    toastStore.show({ title: words.mergedTitle, description: words.merged(added) });
  }
}
