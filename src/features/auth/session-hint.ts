import { SESSION_HINT_COOKIE } from '@/lib/session-hint';

const HINT = new RegExp(`(?:^|;\\s*)${SESSION_HINT_COOKIE}=(\\d{1,12})(?:;|$)`);

/**
 * When the session ends, in seconds since the epoch, by the text of `document.cookie`; null when nobody is signed in.
 * It tells a page whether asking who is visiting is worth a request, and nothing more.
 */
export function parseHint(cookies: string): number | null {
  const found = HINT.exec(cookies)?.[1];
  return found === undefined ? null : Number(found);
}

export const readHint = (): number | null => parseHint(document.cookie);

/** Takes a hint away that has been found to be wrong. */
export function dropHint(): void {
  document.cookie = `${SESSION_HINT_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;
}
