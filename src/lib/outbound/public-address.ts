import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is one of the public internet. Everything that has a use of its own is none: private, loopback,
 * link-local (clouds answer with credentials there), multicast, and the forms of IPv6 that carry an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast';
}
