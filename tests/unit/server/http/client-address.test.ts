import type { IncomingMessage } from 'node:http';

import { describe, expect, it } from 'vitest';

import { CLIENT_ADDRESS_HEADER } from '@/lib/client-address';
import { clientAddress, stampClientAddress } from '@/server/http/client-address';

/** The border to Node: of a request only what is looked at. */
const from = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

const forwarded = (value: string) => from('10.0.0.1', { 'x-forwarded-for': value });

describe('who sends a request', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    [undefined, 'unknown'],
  ])('%s is %s', (peer, expected) => {
    expect(clientAddress(from(peer), 0)).toBe(expected);
  });

  it('is not what the client says, as long as no proxy is trusted', () => {
    expect(clientAddress(forwarded('203.0.113.7'), 0)).toBe('10.0.0.1');
  });

  it.each([
    ['203.0.113.7', 1, '203.0.113.7'],
    ['1.1.1.1, 203.0.113.7', 1, '203.0.113.7'],
    ['1.1.1.1, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
    ['203.0.113.7', 2, '10.0.0.1'],
    ['rubbish', 1, '10.0.0.1'],
    ['', 1, '10.0.0.1'],
  ])('of "%s" behind %i is %s', (header, proxies, expected) => {
    expect(clientAddress(forwarded(header), proxies)).toBe(expected);
  });

  it('takes the place of what the client wrote under the private name', () => {
    const request = from('203.0.113.7', { [CLIENT_ADDRESS_HEADER]: '1.1.1.1' });
    stampClientAddress(request, 0);
    expect(request.headers[CLIENT_ADDRESS_HEADER]).toBe('203.0.113.7');
  });
});
