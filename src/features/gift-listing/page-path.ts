/** The address of a listing's further page: what 'load more' leads to without JavaScript. */
export const pagePath = (path: string, page: number): string =>
  page === 1 ? path : `${path}/pagina/${page}`;
