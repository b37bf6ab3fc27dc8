/**
 * The secret of the link that led here, or null. It leaves the address bar at once: it must stay neither in the
 * history nor in what is shared, and no other page may learn it as a referrer.
 */
export function takeToken(): string | null {
  const { pathname, search } = window.location;
  const token = new URLSearchParams(search).get('token');
  if (token !== null) window.history.replaceState(window.history.state, '', pathname);
  return token === '' ? null : token;
}
