import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { describe, expect, it } from 'vitest';

import { appendOnce } from '@/server/http/append-once';

describe('a header that is appended to an answer', () => {
  it('stands there once, however often it is said', async () => {
    const server = createServer((_, response) => {
      appendOnce(response);
      response.setHeader('x-nextjs-prerender', '1');
      response.appendHeader('x-nextjs-prerender', '1');
      response.appendHeader('link', ['</a>; rel=preload', '</b>; rel=preload']);
      response.appendHeader('Link', ['</b>; rel=preload', '</c>; rel=preload']);
      response.appendHeader('vary', 'rsc');
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // The border to Node: a server that listens on a port has such an address.
    const { port } = server.address() as AddressInfo;
    const { headers } = await fetch(`http://127.0.0.1:${port}`);
    server.close();
    expect(headers.get('x-nextjs-prerender')).toBe('1');
    expect(headers.get('link')).toBe('</a>; rel=preload, </b>; rel=preload, </c>; rel=preload');
    expect(headers.get('vary')).toBe('rsc');
  });
});
