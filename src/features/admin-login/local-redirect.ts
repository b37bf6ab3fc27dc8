import { paths } from '@/lib/paths';

/** Any origin will do: it only shows whether an address leaves its own. */
const BASE = 'https://base.invalid';
const BACKSLASH = 0x5c;

/**
 * Where a successful login leads: `requested` when it is a path below the panel, else the panel itself. Browsers
 * tolerate much in a URL (`//host`, backslashes, control characters, `..`), so it is resolved as they do, and refused
 * when they would have to repair it.
 */
export function localRedirect(requested: string | null | undefined): string {
  if (requested == null || !requested.startsWith('/') || requested.startsWith('//')) {
    return paths.adminPanel;
  }
  if (hasForbiddenCharacter(requested) || !URL.canParse(requested, BASE)) return paths.adminPanel;
  const { origin, pathname, search, hash } = new URL(requested, BASE);
  if (origin !== BASE || !isBelowPanel(pathname)) return paths.adminPanel;
  return `${pathname}${search}${hash}`;
}

function isBelowPanel(pathname: string): boolean {
  return pathname === paths.adminPanel || pathname.startsWith(`${paths.adminPanel}/`);
}

/** Backslashes, white space and control characters: none of them belongs in an address as it is. */
function hasForbiddenCharacter(text: string): boolean {
  return Array.from(text, (character) => character.charCodeAt(0)).some(
    (code) => code === BACKSLASH || code <= 0x20 || (code >= 0x7f && code <= 0xa0),
  );
}
