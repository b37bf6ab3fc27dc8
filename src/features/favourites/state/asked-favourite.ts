import { isDocumentId } from '@/domain/document-id';
import { property } from '@/lib/property';

export type AskedFavourite = { gift: number; category: number | null };

const KEY = 'mimoteca:favorito-pedido';
/** Milliseconds: who signs in much later has forgotten that they asked. */
const FRESH = 30 * 60_000;

/** Remembers, for this tab, the favourite for which a visitor goes to sign in. */
export function askFavourite(asked: AskedFavourite, now = Date.now()): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...asked, until: now + FRESH }));
  } catch {
    // A browser that refuses its storage only forgets the favourite.
    return;
  }
}

/** The favourite that was asked for, once. */
export function takeAskedFavourite(now = Date.now()): AskedFavourite | null {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text === null) return null;
    sessionStorage.removeItem(KEY);
    return parseAskedFavourite(text, now);
  } catch {
    return null;
  }
}

/** Whatever is not such a favourite counts as none. */
export function parseAskedFavourite(text: string, now: number): AskedFavourite | null {
  const stored: unknown = JSON.parse(text);
  const gift = property(stored, 'gift');
  const category = property(stored, 'category');
  const until = property(stored, 'until');
  if (!isDocumentId(gift) || typeof until !== 'number' || until < now) return null;
  return { gift, category: isDocumentId(category) ? category : null };
}
