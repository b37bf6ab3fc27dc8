import { ownAddress } from '@/domain/own-address';
import { paths } from './paths';

const PARAMETER = 'volta';

/** Pages that have done their work when somebody signs in, or are the sign-in itself. */
const NEVER: readonly string[] = [
  paths.settings,
  paths.confirmEmailPage,
  paths.resetPasswordPage,
  paths.unsubscribe,
  paths.newsletterConfirmPage,
  paths.newsletterPreferencesPage,
];
/** Addresses of another application, endpoints and files. */
const NOT_A_PAGE = /^\/(?:admin|api|_next)(?:\/|$)/;

/** The address of the sign-in, which then leads back to `from`. */
export function signInPath(from: string): string {
  const back = pageOf(from);
  return back === null
    ? paths.settings
    : `${paths.settings}?${PARAMETER}=${encodeURIComponent(back)}`;
}

/** Where a query string of the sign-in asks to go afterwards: a page of this site, or null. */
export function returnPath(search: string): string | null {
  return pageOf(new URLSearchParams(search).get(PARAMETER));
}

function pageOf(requested: string | null): string | null {
  const address = ownAddress(requested);
  if (address === null || NOT_A_PAGE.test(address.pathname)) return null;
  if (NEVER.includes(address.pathname)) return null;
  return `${address.pathname}${address.search}${address.hash}`;
}
