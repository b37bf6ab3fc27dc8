import {
  type LocalFavourite,
  readLocalFavourites,
  watchLocalFavourites,
  writeLocalFavourites,
} from './local-favourites';

const listeners = new Set<() => void>();

/** The user's favourites; null for visitors, and until they have been read. */
let account: ReadonlySet<number> | null = null;
let stored: { list: LocalFavourite[] | null; ids: ReadonlySet<number> } | undefined;
let offered: number | null = null;
let isWatching = false;

function announce(): void {
  listeners.forEach((listener) => listener());
}

function readStored() {
  if (stored === undefined) {
    const list = readLocalFavourites();
    stored = { list, ids: new Set(list?.map(({ gift }) => gift)) };
  }
  return stored;
}

/**
 * Which gifts are favourites, as this tab shows it. Loaded by every page with a favourite button, so it holds only what a
 * button needs to be drawn; the code behind a click is loaded at the first click.
 */
export const favouriteStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (!isWatching) {
      isWatching = true;
      watchLocalFavourites(() => {
        stored = undefined;
        announce();
      });
    }
    return () => listeners.delete(listener);
  },
  isShown: () => listeners.size > 0,
  has: (gift: number): boolean => (account ?? readStored().ids).has(gift),

  setAccount(gifts: ReadonlySet<number> | null): void {
    account = gifts;
    announce();
  },
  /** Shows gifts as favourites of the user, or not. */
  show(gifts: number | number[], isFavourite: boolean): void {
    const next = new Set(account);
    for (const gift of [gifts].flat()) {
      if (isFavourite) next.add(gift);
      else next.delete(gift);
    }
    favouriteStore.setAccount(next);
  },

  /** What the browser stores, the newest first; null where nothing was ever stored. The same list until it changes. */
  local: (): LocalFavourite[] | null => readStored().list,
  /** False when the browser refuses to store it: nothing has changed then. */
  storeLocal(list: LocalFavourite[] | null): boolean {
    const isStored = writeLocalFavourites(list);
    stored = undefined;
    announce();
    return isStored;
  },

  /** The gift whose button shows the offer to store it in this browser. */
  offered: (): number | null => offered,
  offer(gift: number | null): void {
    offered = gift;
    announce();
  },
};
