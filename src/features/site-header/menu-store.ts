import { CATALOGUE_FRESH } from '@/domain/limits';
import type { Menu } from '@/domain/menu';
import { paths } from '@/lib/paths';
import { FailedAnswer, tryAgain } from '@/lib/try-again';

/** `menu` is the last one that was read: it stays while a newer one is asked for, and when that fails. */
type MenuState = { menu: Menu | null; status: 'idle' | 'loading' | 'ready' | 'failed' };

type MenuStoreEnvironment = { read: () => Promise<Menu>; now: () => number };

const UNREAD: MenuState = { menu: null, status: 'idle' };

/** Milliseconds after which an answer that does not come counts as failed. */
const PATIENCE = 12_000;

/** What the menus list, read when one of them is about to be opened and then for the rest of the visit. */
export function createMenuStore({ read, now }: MenuStoreEnvironment) {
  let state = UNREAD;
  let readAt = 0;
  const listeners = new Set<() => void>();

  function set(next: MenuState): void {
    state = next;
    listeners.forEach((listener) => listener());
  }

  return {
    get: () => state,
    getOnServer: () => UNREAD,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Reads the menu unless it is being read or still fresh. Never throws: the state says what became of it. */
    async load(): Promise<void> {
      if (state.status === 'loading') return;
      if (state.status === 'ready' && now() - readAt < CATALOGUE_FRESH) return;
      set({ ...state, status: 'loading' });
      try {
        const menu = await tryAgain(read);
        readAt = now();
        set({ menu, status: 'ready' });
      } catch {
        set({ ...state, status: 'failed' });
      }
    },
  };
}

async function fetchMenu(): Promise<Menu> {
  const response = await fetch(paths.menuApi, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new FailedAnswer('The menu', response);
  // Border: the endpoint is our own and typed by the same `Menu`.
  return (await response.json()) as Menu;
}

/** The browser's own, one for all menus and the whole visit. */
export const menuStore = createMenuStore({ read: fetchMenu, now: () => performance.now() });
