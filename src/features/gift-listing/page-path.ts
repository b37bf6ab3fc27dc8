import { LISTING_MAX_PAGE } from '@/domain/limits';

/** The address of a listing's further page: what 'load more' leads to without JavaScript. */
export const pagePath = (path: string, page: number): string =>
  page === 1 ? path : `${path}/pagina/${page}`;

/** The page that an address names, or null; the first page has an address of its own, without a number. */
export function parsePage(text: string): number | null {
  if (!/^[1-9]\d{0,5}$/.test(text)) return null;
  const page = Number(text);
  return page > 1 && page <= LISTING_MAX_PAGE ? page : null;
}
