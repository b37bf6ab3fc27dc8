const SCHEMES = new Set(['https:', 'http:', 'mailto:']);
const MAX_CHARACTERS = 2_000;

/** Whether a mail may link there: a whole address, of a scheme that opens a page or writes a mail, and without a password. */
export function isMailLink(address: unknown): address is string {
  if (typeof address !== 'string' || address.length > MAX_CHARACTERS) return false;
  // The parser forgives white space and control characters; what reads mails may not.
  if (/[\s\u0000-\u001f\u007f<>"]/.test(address) || !URL.canParse(address)) return false;
  const { protocol, username, password, pathname, hostname } = new URL(address);
  if (!SCHEMES.has(protocol) || username !== '' || password !== '') return false;
  return protocol === 'mailto:' ? pathname.includes('@') : hostname !== '';
}
