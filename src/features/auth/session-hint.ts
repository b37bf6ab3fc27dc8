import { SESSION_HINT_COOKIE } from '@/lib/session-hint';

const HINT = new RegExp(`(?:^|;\\s*)${SESSION_HINT_COOKIE}=(\\d{1,12})(?:;|$)`);

/**
 * When the session ends, in seconds since the epoch, by the text of `document.cookie`; null when nobody is signed in.
 * It only says whether reading the session is worth a request.
 */
export function parseHint(cookies: string): number | null {
  const found = HINT.exec(cookies)?.[1];
  return found === undefined ? null : Number(found);
}

export const readHint = (): number | null => parseHint(document.cookie);

/** Removes a hint that proved wrong. */
export function dropHint(): void {
  document.cookie = `${SESSION_HINT_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;
}
