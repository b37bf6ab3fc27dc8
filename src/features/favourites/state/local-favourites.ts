import { isDocumentId } from '@/domain/document-id';
import { property } from '@/lib/property';
import { LOCAL_FAVOURITES_LIMIT } from '@/domain/limits';

/** A favourite of a visitor, stored in this browser. */
export type LocalFavourite = { gift: number; category?: number };

/** Browsers hold data under this key already: it must not change. */
const KEY = 'mimoteca-favoritos';

/** What a stored text holds, the newest first; whatever is not a favourite is left out, whatever wrote it there. */
export function parseLocalFavourites(text: string | null): LocalFavourite[] {
  const favourites = new Map<number, LocalFavourite>();
  for (const item of listIn(text)) {
    const gift = idIn(item, 'gift');
    if (gift === undefined || favourites.has(gift)) continue;
    const category = idIn(item, 'category');
    favourites.set(gift, category === undefined ? { gift } : { gift, category });
    if (favourites.size === LOCAL_FAVOURITES_LIMIT) break;
  }
  return [...favourites.values()];
}

/** Null where nothing was ever stored, or can be. */
export function readLocalFavourites(): LocalFavourite[] | null {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? null : parseLocalFavourites(text);
  } catch {
    return null;
  }
}

/** False when the browser refuses to store it. */
export function writeLocalFavourites(favourites: LocalFavourite[] | null): boolean {
  try {
    if (favourites === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(favourites));
    return true;
  } catch {
    return false;
  }
}

/** Calls back when another tab has changed what is stored. */
export function watchLocalFavourites(onChange: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    // Null: everything was cleared.
    if (key === KEY || key === null) onChange();
  });
}

function listIn(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function idIn(item: unknown, name: string): number | undefined {
  const value = property(item, name);
  return isDocumentId(value) ? value : undefined;
}
