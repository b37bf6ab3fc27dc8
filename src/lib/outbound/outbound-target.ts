import ipaddr from 'ipaddr.js';

import { OutboundError } from './outbound-error';
import { isPublicAddress } from './public-address';

const SCHEMES = new Map([
  ['http:', '80'],
  ['https:', '443'],
]);

export type OutboundTarget = { url: URL; isPrivate: boolean };

/**
 * An address that may be asked. `privateHosts` are those the operator allows beside the public internet, each as
 * `host` (any port) or `host:port`. Throws an OutboundError.
 */
export function outboundTarget(
  address: string,
  privateHosts: readonly string[],
  base?: URL,
): OutboundTarget {
  if (!URL.canParse(address, base)) throw new OutboundError('bad-address');
  const url = new URL(address, base);
  const usual = SCHEMES.get(url.protocol);
  if (usual === undefined || url.hostname === '' || url.username !== '' || url.password !== '') {
    throw new OutboundError('bad-address');
  }
  const port = url.port === '' ? usual : url.port;
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  if (privateHosts.includes(hostname) || privateHosts.includes(`${hostname}:${port}`)) {
    return { url, isPrivate: true };
  }
  if (url.port !== '') throw new OutboundError('bad-address');
  if (ipaddr.isValid(hostname) && !isPublicAddress(hostname)) {
    throw new OutboundError('private-address');
  }
  return { url, isPrivate: false };
}
