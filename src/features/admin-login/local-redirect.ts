import { ownAddress } from '@/domain/own-address';
import { paths } from '@/lib/paths';

/** Where a successful login leads: `requested` when it is a path below the panel, else the panel itself. */
export function localRedirect(requested: string | null | undefined): string {
  const address = ownAddress(requested);
  if (address === null || !isBelowPanel(address.pathname)) return paths.adminPanel;
  return `${address.pathname}${address.search}${address.hash}`;
}

function isBelowPanel(pathname: string): boolean {
  return pathname === paths.adminPanel || pathname.startsWith(`${paths.adminPanel}/`);
}
