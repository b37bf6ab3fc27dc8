/** Any origin will do: it only shows whether an address leaves its own. */
const BASE = 'https://base.invalid';
const BACKSLASH = 0x5c;

/**
 * The address when it is a path of this site, as a URL of some origin; null for any other. Browsers tolerate much in a URL
 * (`//host`, backslashes, control characters, `..`), so it is resolved as they do, and refused when they would have to
 * repair it.
 */
export function ownAddress(requested: string | null | undefined): URL | null {
  if (requested == null || !requested.startsWith('/') || requested.startsWith('//')) return null;
  if (hasForbiddenCharacter(requested) || !URL.canParse(requested, BASE)) return null;
  const address = new URL(requested, BASE);
  // What `..` leaves can begin with two slashes, which name a host.
  return address.origin === BASE && !address.pathname.startsWith('//') ? address : null;
}

/** Backslashes, white space and control characters: none of them belongs in an address as it is. */
function hasForbiddenCharacter(text: string): boolean {
  return Array.from(text, (character) => character.charCodeAt(0)).some(
    (code) => code === BACKSLASH || code <= 0x20 || (code >= 0x7f && code <= 0xa0),
  );
}
