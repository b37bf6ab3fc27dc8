/**
 * The cookie that stands beside the session's own, which no script can read. It holds when the session ends, grants
 * nothing, and tells a page whether asking who is visiting is worth a request.
 */
export const HINT_COOKIE = 'mimoteca-session';

const HINT = new RegExp(`(?:^|;\\s*)${HINT_COOKIE}=(\\d{1,12})(?:;|$)`);

/** When the session ends, in seconds since the epoch, by the text of `document.cookie`; null when nobody is signed in. */
export function parseHint(cookies: string): number | null {
  const found = HINT.exec(cookies)?.[1];
  return found === undefined ? null : Number(found);
}

export const readHint = (): number | null => parseHint(document.cookie);

/** Takes a hint away that has been found to be wrong. */
export function dropHint(): void {
  document.cookie = `${HINT_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;
}
