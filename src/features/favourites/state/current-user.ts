import { favouriteStore } from './favourite-store';

type CurrentUser = { id: number; onExpired: () => void };

/** Undefined until the session has been read; null for a visitor. */
let user: CurrentUser | null | undefined;
const waiting = new Set<(user: CurrentUser | null) => void>();

/** Sets who is signed in. Their favourites are read once a favourite button is on the page, and not before. */
export function setCurrentUser(next: CurrentUser | null): void {
  const isSame = user?.id === next?.id;
  user = next;
  waiting.forEach((resolve) => resolve(next));
  waiting.clear();
  if (isSame) return;
  favouriteStore.setAccount(null);
  readWhenShown();
}

/** The user, or null for a visitor, as soon as the session has been read. */
export function knownUser(): Promise<CurrentUser | null> {
  if (user !== undefined) return Promise.resolve(user);
  return new Promise((resolve) => waiting.add(resolve));
}

/** False also until the session has been read. */
export const isSignedIn = (): boolean => user != null;

export const isCurrentUser = (id: number | undefined): boolean =>
  id !== undefined && user?.id === id;

/** Call it when a favourite button appears. */
export function readWhenShown(): void {
  const id = user?.id;
  if (id === undefined || !favouriteStore.isShown()) return;
  void import('./account-favourites').then(({ readAccount }) => {
    // Until they are read, buttons show no favourite; a click then shows the server's answer.
    if (isCurrentUser(id)) readAccount(id).catch(() => undefined);
  });
}
