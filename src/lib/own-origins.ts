const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The origins whose pages may act for a signed-in user: the site's own, under each name of this machine if it is local. */
export function ownOrigins(siteUrl: string): string[] {
  const { origin, hostname, protocol, port } = new URL(siteUrl);
  if (!LOOPBACK.includes(hostname)) return [origin];
  return LOOPBACK.map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`);
}
