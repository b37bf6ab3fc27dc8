import { KEPT_HEARTS_LIMIT } from '@/domain/limits';

/** A gift that this browser keeps for somebody without an account. */
export type KeptHeart = { gift: number; category?: number };

const KEY = 'mimoteca-favoritos';
const MAX_ID = 2_147_483_647;

/** What a stored text holds, the newest first; whatever is not a heart is left out, whoever wrote it there. */
export function parseHearts(text: string | null): KeptHeart[] {
  const hearts = new Map<number, KeptHeart>();
  for (const item of listIn(text)) {
    const gift = idIn(item, 'gift');
    if (gift === undefined || hearts.has(gift)) continue;
    const category = idIn(item, 'category');
    hearts.set(gift, category === undefined ? { gift } : { gift, category });
    if (hearts.size === KEPT_HEARTS_LIMIT) break;
  }
  return [...hearts.values()];
}

/** Null where nothing was ever kept, or can be: the visitor has not asked for it yet. */
export function readHearts(): KeptHeart[] | null {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? null : parseHearts(text);
  } catch {
    return null;
  }
}

/** False when the browser refuses to store it. */
export function writeHearts(hearts: KeptHeart[] | null): boolean {
  try {
    if (hearts === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(hearts));
    return true;
  } catch {
    return false;
  }
}

/** Calls back when another tab has changed what is kept. */
export function watchHearts(onChange: () => void): void {
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
  const value: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, name) : null;
  const isId = typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MAX_ID;
  return isId ? value : undefined;
}
