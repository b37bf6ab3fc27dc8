/** Whether a request comes from a page of another site, by the header that browsers send. Other clients send none. */
export function isForeign(headers: Headers, ownOrigins: readonly string[]): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return !ownOrigins.includes(origin);
  const site = headers.get('sec-fetch-site');
  return site === 'cross-site' || site === 'same-site';
}
