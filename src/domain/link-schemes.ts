/** The schemes of the rich-text policy, or an address that has no scheme at all. */
export const SAFE_ADDRESS =
  /^(?:(?:https?|ftp|mailto|tel|callto|cid|xmpp):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

/** Characters that browsers skip in an address, so that they could hide its scheme. */
const SKIPPED = /[\u0000-\u0020\u007f-\u00a0\u2000-\u200f\u2028\u2029\u205f\u3000\ufeff]/g;

/** Whether a link of a description may lead there. */
export function isSafeAddress(address: unknown): boolean {
  return typeof address === 'string' && SAFE_ADDRESS.test(address.replace(SKIPPED, ''));
}
