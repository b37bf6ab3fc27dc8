import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { noteTags } from '@/lib/cache-scope';
import { ANY_TAG, cacheTags } from '@/lib/cache-tags';
import { createTagClock } from '@/lib/tag-clock';

import { createCacheEntry } from '@/server/page-cache/cache-entry';

import { QUIET_HISTORY, servePageCache } from '../../../support/page-cache-server';

/** A page that is stale after ten seconds, or when anything of the site changes. */
function page(response: ServerResponse, text: string, headers: Record<string, string> = {}): void {
  noteTags([cacheTags.everything, OWN, SHOWN], performance.timeOrigin + performance.now() + 10_000);
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate',
    ...headers,
  });
  response.write(text.slice(0, 10));
  response.end(text.slice(10));
}

/** Announced when what a visitor must see at once has changed. */
const OWN = 'own:page';
/** Announced when something else on the page has. */
const SHOWN = 'gift:1';

const long = (text: string) => text.padEnd(2_000, '.');

describe('the page cache', () => {
  it('answers a static page again without asking the application, byte for byte', async () => {
    let asked = 0;
    const { get } = await servePageCache((_, response) => page(response, long(`visit ${++asked}`)));
    const first = await get('/presente/1');
    const second = await get('/presente/1?utm_source=x');
    expect(asked).toBe(1);
    expect(second.body.equals(first.body)).toBe(true);
    expect(second.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('asks for a page without the query of who came first, which is not for the others', async () => {
    const { get } = await servePageCache((request, response) =>
      page(response, long(request.url ?? '')),
    );
    await get('/presente/1?category=7');
    expect((await get('/presente/1')).body.toString()).toBe(long('/presente/1'));
  });

  it('leads elsewhere with the query of who asked', async () => {
    const { get } = await servePageCache((request, response) => {
      response.writeHead(308, { location: (request.url ?? '').replace('/?', '?') }).end();
    });
    const { status, headers } = await get('/presente/1/?category=7');
    expect([status, headers.location]).toEqual([308, '/presente/1?category=7']);
  });

  it('expires everything on request', async () => {
    let asked = 0;
    const { clock, get } = await servePageCache((_, response) =>
      page(response, long(`visit ${++asked}`)),
    );
    await get('/');
    clock.expire([OWN]);
    expect((await get('/')).body.toString()).toContain('visit 2');
  });

  it('does not cache an answer that was being made while everything was expired', async () => {
    let asked = 0;
    let release: () => void = () => undefined;
    const { clock, get } = await servePageCache(async (_, response) => {
      const visit = ++asked;
      if (visit === 1) await new Promise<void>((resolve) => (release = resolve));
      page(response, long(`visit ${visit}`));
    });
    const slow = get('/');
    await expect.poll(() => asked).toBe(1);
    clock.expire(['*']);
    release();
    await slow;
    expect((await get('/')).body.toString()).toContain('visit 2');
  });

  it('asks once for what many want at the same time', async () => {
    let asked = 0;
    const { get } = await servePageCache(async (_, response) => {
      asked += 1;
      await new Promise((resolve) => setImmediate(resolve));
      page(response, long('one'));
    });
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/')));
    expect(asked).toBe(1);
    expect(new Set(answers.map(({ body }) => body.toString()))).toEqual(new Set([long('one')]));
  });

  it('asks for health once for all who send whatever headers, and says no longer what was true', async () => {
    let asked = 0;
    let fails = false;
    const { clock, get } = await servePageCache((_, response) => {
      asked += 1;
      response.writeHead(fails ? 503 : 200, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
      });
      response.end(`{"visit":${asked}}`);
    });
    const first = await get('/api/ready');
    const others = await Promise.all([
      get('/api/ready?x=1'),
      get('/api/ready', {
        authorization: 'JWT x',
        cookie: 'payload-token=x',
        origin: 'http://a.b',
      }),
    ]);
    for (const { body, headers } of [first, ...others]) {
      expect(body.toString()).toBe('{"visit":1}');
      expect(headers['cache-control']).toBe('no-store');
    }
    clock.expire(['*']);
    fails = true;
    expect((await get('/api/ready')).status).toBe(503);
    expect(asked).toBe(2);
  });

  it('serves its last entry while the application fails', async () => {
    let fails = false;
    const { clock, get } = await servePageCache((_, response) => {
      if (fails) response.writeHead(500).end('oops');
      else page(response, long('cached'));
    });
    await get('/');
    fails = true;
    clock.expire(['*']);
    const answer = await get('/');
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(long('cached'));
  });

  it('caches no failure, no absent page, no answer with a cookie and nothing dynamic', async () => {
    const asked = new Map<string, number>();
    const { get } = await servePageCache((request, response) => {
      const path = request.url ?? '';
      asked.set(path, (asked.get(path) ?? 0) + 1);
      if (path === '/falha') response.writeHead(500).end('x');
      else if (path === '/ausente') response.writeHead(404, { 'x-nextjs-cache': 'HIT' }).end('x');
      else if (path === '/cookie') page(response, long('x'), { 'set-cookie': 'a=b' });
      else response.writeHead(200, { 'content-type': 'text/html' }).end('dynamic');
    });
    for (const path of ['/falha', '/ausente', '/cookie', '/dinamica']) {
      await get(path);
      await get(path);
      expect(asked.get(path), path).toBe(2);
    }
  });

  it('never stands between the visitor and the API or the panel', async () => {
    let asked = 0;
    const { get } = await servePageCache((_, response) => {
      asked += 1;
      page(response, long('x'));
    });
    for (const path of ['/api/users/me', '/api/favourites/mine', '/api/gifts/versions', '/admin']) {
      await get(path);
      await get(path);
    }
    expect(asked).toBe(8);
  });

  it('tells the page of an address and the parts of its payload from each other', async () => {
    const { get } = await servePageCache(({ headers }, response) => {
      const type = headers.rsc === '1' ? { 'content-type': 'text/x-component' } : undefined;
      page(response, long(`${headers.rsc} ${headers['next-router-segment-prefetch']}`), type);
    });
    const tree = {
      rsc: '1',
      'next-router-prefetch': '1',
      'next-router-segment-prefetch': '/_tree',
    };
    expect((await get('/a')).body.toString()).toContain('undefined undefined');
    expect((await get('/a', { rsc: '1' })).body.toString()).toContain('1 undefined');
    expect((await get('/a', tree)).body.toString()).toContain('1 /_tree');
    expect((await get('/a')).body.toString()).toContain('undefined undefined');
  });

  it('knows one payload of an address, whatever the router of the visitor says about itself', async () => {
    let asked = 0;
    const { get } = await servePageCache((_, response) => {
      asked += 1;
      page(response, long('payload'), { 'content-type': 'text/x-component' });
    });
    for (const name of ['next-router-state-tree', 'next-url', 'cookie']) {
      await get('/a?_rsc=1', { rsc: '1', [name]: `${name} ${Math.random()}` });
    }
    await get('/a?_rsc=2', { rsc: '1' });
    expect(asked).toBe(1);
  });

  it('takes only `rsc: 1` for the request of a payload', async () => {
    const seen: unknown[] = [];
    const { get } = await servePageCache(({ headers }, response) => {
      seen.push(headers.rsc);
      page(response, long('page'));
    });
    for (const rsc of ['0', 'x'.repeat(10_000), 'true']) await get('/robots.txt', { rsc });
    await get('/robots.txt');
    expect(seen).toEqual([undefined]);
  });

  it('never caches a page in the place of a payload', async () => {
    let asked = 0;
    const { get } = await servePageCache((_, response) => page(response, long(`${++asked}`)));
    await get('/a', { rsc: '1' });
    await get('/a', { rsc: '1' });
    expect(asked).toBe(2);
  });

  it('asks for what it keeps without anything that is of one visitor alone', async () => {
    let received: IncomingHttpHeaders = {};
    const { get } = await servePageCache(({ headers }, response) => {
      received = headers;
      page(response, long('page'));
    });
    await get('/a', {
      cookie: 'a=b',
      authorization: 'JWT x',
      'x-now-route-matches': '1',
      range: 'x',
      'user-agent': 'Firefox',
    });
    expect(Object.keys(received).sort()).toEqual([
      'accept',
      'accept-encoding',
      'host',
      'user-agent',
      'x-forwarded-for',
    ]);
    expect(received['user-agent']).toBe('Mimoteca');
  });

  it('compresses once, for those who understand it', async () => {
    const { get } = await servePageCache((_, response) => page(response, long('texto')));
    const packed = await get('/', { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.body).toString()).toBe(long('texto'));
    expect(packed.headers.vary).toContain('Accept-Encoding');
    const plain = await get('/', { 'accept-encoding': 'gzip;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(long('texto'));
  });

  it('answers 304 to who already has the page, and the headers alone to HEAD', async () => {
    const { get } = await servePageCache((_, response) => page(response, long('texto')));
    const { headers } = await get('/');
    const again = await get('/', { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    const head = await get('/', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe('2000');
    expect(head.body).toHaveLength(0);
  });

  it('answers HEAD without asking again, and makes the page for it when there is none', async () => {
    const methods: unknown[] = [];
    const { get } = await servePageCache(({ method }, response) => {
      methods.push(method);
      page(response, long('texto'));
    });
    const first = await get('/', {}, 'HEAD');
    expect(first.headers['content-length']).toBe('2000');
    expect((await get('/')).body.toString()).toBe(long('texto'));
    await get('/', {}, 'HEAD');
    expect(methods).toEqual(['GET']);
  });

  it('has whatever Next says nothing of asked for again each time', async () => {
    const { get } = await servePageCache((_, response) => {
      noteTags([cacheTags.everything]);
      response.writeHead(200, { 'content-type': 'application/rss+xml' }).end('feed');
    });
    for (const visit of ['made', 'cached']) {
      const { headers } = await get('/feed.xml');
      expect([visit, headers['cache-control']]).toEqual([
        visit,
        'public, max-age=0, must-revalidate',
      ]);
    }
  });

  it('keeps for all only what an answer says to all', async () => {
    const { get } = await servePageCache((_, response) =>
      page(response, long('x'), {
        'ratelimit-remaining': '3',
        'x-ratelimit-limit': '9',
        'x-cached': '1',
      }),
    );
    const { headers } = await get('/');
    expect(headers['ratelimit-remaining']).toBeUndefined();
    expect(headers['x-ratelimit-limit']).toBeUndefined();
    expect(headers['x-cached']).toBe('1');
  });
});

describe('somebody who leaves while an answer is being made', () => {
  it('does not abort it for the others that wait, and it is cached', async () => {
    let asked = 0;
    let release: () => void = () => undefined;
    const { get, leave } = await servePageCache(async (_, response) => {
      asked += 1;
      await new Promise<void>((resolve) => (release = resolve));
      page(response, long('one'));
    });
    const gone = leave('/');
    await expect.poll(() => asked).toBe(1);
    const others = [get('/'), get('/'), get('/')];
    await gone.now();
    release();
    for (const { body } of await Promise.all(others)) expect(body.toString()).toBe(long('one'));
    await get('/');
    expect(asked).toBe(1);
  });
});

describe('a page that has grown old while nothing was announced', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('is sent to who has asked too often to have it made again, and stays for the others', async () => {
    let isThrottled = false;
    const { clock, get } = await servePageCache((_, response) => {
      if (isThrottled) response.writeHead(429).end();
      else page(response, long('cached'));
    });
    await get('/busca?q=caneca');
    isThrottled = true;
    vi.advanceTimersByTime(25_000);
    for (const visit of [1, 2]) {
      expect((await get(`/busca?q=caneca&visit=${visit}`)).body.toString()).toBe(long('cached'));
    }
    expect((await get('/busca?q=chaveiro')).status).toBe(429);
    clock.expire(['*']);
    expect((await get('/busca?q=caneca')).status).toBe(429);
  });

  it('is sent at once while it is made again, and waited for when it is older still', async () => {
    let asked = 0;
    const { get } = await servePageCache((_, response) => page(response, long(`visit ${++asked}`)));
    await get('/');
    vi.advanceTimersByTime(12_000);
    expect((await get('/')).body.toString()).toContain('visit 1');
    await expect.poll(async () => (await get('/')).body.toString()).toContain('visit 2');
    vi.advanceTimersByTime(25_000);
    expect((await get('/')).body.toString()).toContain('visit 3');
  });
});

describe('a page that something has changed on', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  async function serveVisits() {
    let asked = 0;
    const served = await servePageCache((_, response) => page(response, long(`visit ${++asked}`)));
    const visit = async () => (await served.get('/')).body.toString().slice(0, 7);
    expect(await visit()).toBe('visit 1');
    return { ...served, visit };
  }

  it('is sent as it was for less than a second, while it is made again', async () => {
    const { clock, visit } = await serveVisits();
    clock.expire([SHOWN]);
    expect(await visit()).toBe('visit 1');
    await expect.poll(visit).toBe('visit 2');
    clock.expire([SHOWN]);
    vi.advanceTimersByTime(1_000);
    expect(await visit()).toBe('visit 3');
  });

  it('is made before it is sent when visitors must see the change at once', async () => {
    const { clock, visit } = await serveVisits();
    clock.expire([OWN]);
    expect(await visit()).toBe('visit 2');
    clock.expire([ANY_TAG]);
    expect(await visit()).toBe('visit 3');
  });

  it('stays when something else changes', async () => {
    const { clock, visit } = await serveVisits();
    clock.expire(['gift:2', 'listing:1:1']);
    vi.advanceTimersByTime(5_000);
    expect(await visit()).toBe('visit 1');
  });

  it('stays after announcements may have been missed, if the database says that there was none', async () => {
    let hasChanged = false;
    let asked = 0;
    const { clock, get } = await servePageCache(
      (_, response) => page(response, long(`visit ${++asked}`)),
      { history: { ...QUIET_HISTORY, hasChanged: async () => hasChanged } },
    );
    const visit = async () => (await get('/')).body.toString().slice(0, 7);
    await visit();
    clock.doubt();
    expect(await visit()).toBe('visit 1');
    expect(await visit()).toBe('visit 1');
    clock.doubt();
    hasChanged = true;
    expect(await visit()).toBe('visit 2');
  });

  it('is given to nobody who asked after a change from a making that began before it', async () => {
    let asked = 0;
    let release: () => void = () => undefined;
    const { clock, get } = await servePageCache(async (_, response) => {
      const number = ++asked;
      if (number === 1) await new Promise<void>((resolve) => (release = resolve));
      page(response, long(`visit ${number}`));
    });
    const early = get('/');
    await expect.poll(() => asked).toBe(1);
    clock.expire([OWN]);
    const late = get('/');
    await new Promise((resolve) => setImmediate(resolve));
    release();
    expect((await early).body.toString()).toContain('visit 1');
    expect((await late).body.toString()).toContain('visit 2');
  });
});

describe('a page that was made by another process', () => {
  it('is sent from where it was stored, if nothing has changed since, and made again else', async () => {
    const stored = createCacheEntry(
      { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from('stored') },
      { tags: ['gift:1'], time: 0, freshUntil: Infinity, horizon: '5' },
    );
    const written: string[] = [];
    const disk = {
      read: async ({ id }: { id: string }) => (id === '/' || id === '/b' ? stored : undefined),
      write: ({ id }: { id: string }) => void written.push(id),
      removeOthers: async () => undefined,
      close: async () => undefined,
    };
    let hasChanged = false;
    const { get } = await servePageCache((_, response) => page(response, long('made')), {
      disk,
      history: { ...QUIET_HISTORY, hasChanged: async () => hasChanged },
    });
    expect((await get('/')).body.toString()).toBe('stored');
    expect((await get('/a')).body.toString()).toBe(long('made'));
    hasChanged = true;
    expect((await get('/b')).body.toString()).toBe(long('made'));
    expect(written).toEqual(['/a', '/b']);
    // In memory by now: the database is not asked about it again.
    expect((await get('/')).body.toString()).toBe('stored');
  });
});

describe('a page that was made by another process, while what changed before is recalled', () => {
  const stored = () =>
    createCacheEntry(
      { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from('stored') },
      { tags: ['gift:1'], time: 0, freshUntil: Infinity, horizon: '5' },
    );
  const disk = {
    read: async () => stored(),
    write: () => undefined,
    removeOthers: async () => undefined,
    close: async () => undefined,
  };
  const visit = async (recalled: boolean, announced: string[], most?: number) => {
    const clock = createTagClock(most);
    clock.doubt();
    const time = clock.now();
    const { get } = await servePageCache((_, response) => page(response, long('made')), {
      clock,
      disk,
      history: {
        ...QUIET_HISTORY,
        hasChanged: () => Promise.reject(new Error('the database is not asked')),
        recall: () => ({ hasChanged: recalled, time }),
      },
    });
    for (const tag of announced) clock.expire([tag]);
    return (await get('/')).body.toString().slice(0, 6).replaceAll('.', '');
  };

  it('is sent without a question, unless it had changed or has changed since', async () => {
    expect(await visit(false, ['gift:2'])).toBe('stored');
    expect(await visit(true, [])).toBe('made');
    expect(await visit(false, ['gift:1'])).toBe('made');
  });

  it('is asked about when so much has changed since that it is forgotten', async () => {
    expect(await visit(false, ['a', 'b', 'c', 'd', 'e'], 2)).toBe('made');
  });
});

describe('pictures', () => {
  it('stay when pages change, and go when their own file does', async () => {
    const asked: string[] = [];
    const { clock, get } = await servePageCache(({ url = '' }, response) => {
      asked.push(url);
      page(response, 'picture', {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    });
    const [one, other] = ['/img/1aaaaaaabbbb-640.webp', '/img/1ccccccccddd-640.webp'];
    const visit = async () => {
      asked.length = 0;
      for (const path of [one, other]) await get(path);
      return [...asked];
    };
    expect(await visit()).toEqual([one, other]);
    clock.expire(['gift:1', '*']);
    expect(await visit()).toEqual([]);
    clock.expire(['media:1aaaaaaabbbb']);
    expect(await visit()).toEqual([one]);
    clock.expire(['media']);
    expect(await visit()).toEqual([one, other]);
  });
});

describe('public reads of the API', () => {
  const json = (response: ServerResponse, headers = {}) =>
    void response
      .writeHead(200, { 'content-type': 'application/json', ...headers })
      .end('{"docs":[]}');

  it('are cached until the next announcement, whatever the order of their parameters', async () => {
    let asked = 0;
    const { clock, get } = await servePageCache((_, response) => {
      asked += 1;
      json(response);
    });
    const { headers } = await get('/api/gifts?limit=2&depth=1');
    await get('/api/gifts?depth=1&limit=2', { cookie: 'tema=claro' });
    expect(asked).toBe(1);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers.vary).toContain('Authorization, Cookie, Origin');
    const again = await get('/api/gifts?limit=2&depth=1', {
      'if-none-match': String(headers.etag),
    });
    expect(again.status).toBe(304);
    clock.expire(['gift:1']);
    await get('/api/gifts?limit=2&depth=1');
    expect(asked).toBe(2);
  });

  it.each([
    ['a session', { cookie: 'a=b; payload-token=x' }],
    ['a token', { authorization: 'JWT x' }],
    ['another origin', { origin: 'https://example.com' }],
  ])('reach the application each time with %s', async (_, headers) => {
    let asked = 0;
    const { get } = await servePageCache((_request, response) => {
      asked += 1;
      json(response);
    });
    await get('/api/gifts');
    await get('/api/gifts', headers);
    await get('/api/gifts', headers);
    expect(asked).toBe(3);
  });

  it('reach it too when they are long, personal or the answer forbids to keep it', async () => {
    let asked = 0;
    const { get } = await servePageCache(({ url = '' }, response) => {
      asked += 1;
      json(response, url.includes('secret') ? { 'cache-control': 'private, no-store' } : {});
    });
    const paths = [
      `/api/gifts?x=${'y'.repeat(1_100)}`,
      '/api/reviews/mine',
      '/api/reviews?secret=1',
    ];
    for (const path of paths) {
      await get(path);
      await get(path);
    }
    expect(asked).toBe(6);
  });
});
