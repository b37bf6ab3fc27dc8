import { isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';

import { CLIENT_ADDRESS_HEADER } from '@/lib/client-address';

/** Hexadecimal groups of an IPv6 address that belong to one customer's network, who has the rest to choose from. */
const NETWORK_GROUPS = 4;

function normalise(address: string): string | null {
  const bare = address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
  const kind = isIP(bare);
  if (kind === 0) return null;
  return kind === 4 ? bare : networkOf(bare);
}

function networkOf(address: string): string {
  const [withoutZone = ''] = address.toLowerCase().split('%', 1);
  const [left = '', right] = withoutZone.split('::');
  const before = left === '' ? [] : left.split(':');
  const after = right === undefined || right === '' ? [] : right.split(':');
  const zeros = right === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...after];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}

/**
 * Who sends a request: the other end of the connection, or, behind `trustedProxies` proxies of our own, whom the
 * outermost of them saw. What comes before that in X-Forwarded-For anybody may have written. An IPv6 address stands for
 * its network.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const peer = normalise(request.socket.remoteAddress ?? '') ?? 'unknown';
  if (trustedProxies === 0) return peer;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  return normalise(forwarded.at(-trustedProxies) ?? '') ?? peer;
}

/** Tells the application who is asking, in place of whatever the client wrote under that name. */
export function stampClientAddress(request: IncomingMessage, trustedProxies: number): void {
  request.headers[CLIENT_ADDRESS_HEADER] = clientAddress(request, trustedProxies);
}
