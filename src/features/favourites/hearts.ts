import { type KeptHeart, readHearts, watchHearts, writeHearts } from './kept-hearts';

const listeners = new Set<() => void>();

/** Of who is signed in; null until they are known. */
let account: ReadonlySet<number> | null = null;
let kept: { hearts: KeptHeart[] | null; ids: ReadonlySet<number> } | undefined;
let offered: number | null = null;
let isWatching = false;

function announce(): void {
  listeners.forEach((listener) => listener());
}

function keptHere() {
  if (kept === undefined) {
    const hearts = readHearts();
    kept = { hearts, ids: new Set(hearts?.map(({ gift }) => gift)) };
  }
  return kept;
}

/**
 * Which gifts are favourites, as this tab shows it. For everybody who sees a heart, so it holds only what a heart needs
 * to be drawn; what pressing one does is fetched when one is pressed.
 */
export const hearts = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (!isWatching) {
      isWatching = true;
      watchHearts(() => {
        kept = undefined;
        announce();
      });
    }
    return () => listeners.delete(listener);
  },
  isShown: () => listeners.size > 0,
  has: (gift: number): boolean => (account ?? keptHere().ids).has(gift),

  setAccount(gifts: ReadonlySet<number> | null): void {
    account = gifts;
    announce();
  },
  /** Shows gifts as favourites of who is signed in, or not. */
  show(gifts: number | number[], isFavourite: boolean): void {
    const next = new Set(account);
    for (const gift of [gifts].flat()) {
      if (isFavourite) next.add(gift);
      else next.delete(gift);
    }
    hearts.setAccount(next);
  },

  /** What the browser keeps, the newest first; null where nothing was ever kept. The same list until it changes. */
  kept: (): KeptHeart[] | null => keptHere().hearts,
  /** False when the browser refuses to store it: nothing has changed then. */
  keep(list: KeptHeart[] | null): boolean {
    const isStored = writeHearts(list);
    kept = undefined;
    announce();
    return isStored;
  },

  /** The gift whose heart offers to be kept in this browser. */
  offered: (): number | null => offered,
  offer(gift: number | null): void {
    offered = gift;
    announce();
  },
};
