import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';

import { Agent } from 'undici';

import { OutboundError } from './outbound-error';
import { isPublicAddress } from './public-address';

const CONNECT_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_MS = 2_000;
const MAX_HEADER_BYTES = 32 * 1024;

/**
 * Looks names up and refuses those that lead inside. It is what the connection itself asks, so a name cannot resolve
 * to one address when it is checked and to another when it is used.
 */
const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) {
      callback(error, []);
      return;
    }
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      callback(new OutboundError('private-address'), []);
      return;
    }
    const [first] = addresses;
    if (options.all === true || first === undefined) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

const shared = { keepAliveTimeout: KEEP_ALIVE_MS, maxHeaderSize: MAX_HEADER_BYTES };

/** Connects to the public internet only. A literal address is not looked up: who asks checks it. */
export const publicAgent = new Agent({
  ...shared,
  connect: { timeout: CONNECT_TIMEOUT_MS, lookup: lookUpPublic },
});

/** For the hosts that the operator has named. */
export const privateAgent = new Agent({ ...shared, connect: { timeout: CONNECT_TIMEOUT_MS } });
