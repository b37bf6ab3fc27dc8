import { gzipSync } from 'node:zlib';

import { describe, expect, it, vi } from 'vitest';

import { ADMISSION_RULES, OVERLOAD } from '@/domain/http-limits';
import { noteTags } from '@/lib/cache-scope';
import { cacheTags } from '@/lib/cache-tags';
import { createTagClock } from '@/lib/tag-clock';
import type { Handler } from '@/server/http/handler';
import { createOverload } from '@/server/http/overload';
import { createPace } from '@/server/http/pace';
import { createSecurityHeaders } from '@/server/http/security-headers';
import { createSiteHandler } from '@/server/http/site-handler';

import { QUIET_HISTORY } from '../../../support/page-cache-server';
import { dial, serve } from './support';

const siteUrl = 'http://localhost:3000';
const headers = createSecurityHeaders({ siteUrl, dev: false });

const never: Handler = () => new Promise(() => undefined);

/** The whole server around an application of one static page; everything else is left to `others`. */
async function serveSite(overload = createOverload(), others = never) {
  const asked: string[] = [];
  const application: Handler = async (request, response) => {
    const { url = '' } = request;
    asked.push(url);
    if (url === '/api/health') return void response.end('{"status":"ok"}');
    if (url !== '/categorias') return others(request, response);
    noteTags([cacheTags.everything]);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('<!DOCTYPE html><html><head></head><body>categorias</body></html>');
  };
  const clock = createTagClock();
  const site = createSiteHandler(application, {
    dev: false,
    caching: { clock, history: QUIET_HISTORY, memoryMb: 64 },
    mediaFolder: null,
    anonymous: null,
    siteUrl,
    headers,
    overload,
    pace: createPace(),
  });
  const served = await serve((request, response) =>
    site.answer(request, response) ? undefined : site.handle(request, response),
  );
  return { ...served, clock, asked };
}

function late() {
  const overload = createOverload();
  for (let period = 0; period < OVERLOAD.periods; period += 1) overload.note(9_000);
  return overload;
}

describe('while the server is overloaded', () => {
  it('cached pages go on, what has to be made is refused with words, and health is answered', async () => {
    const { port, url, clock, asked } = await serveSite(late());
    expect((await fetch(`${url}/categorias`)).status).toBe(200);
    // As many as count as a load. They never end.
    for (let index = 0; index < OVERLOAD.inFlight; index += 1) {
      const wire = await dial(port);
      const what = index % 2 === 0 ? 'GET /api/gifts' : 'POST /api/reviews';
      wire.send(`${what}/${index} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    }
    await vi.waitFor(() => expect(asked).toHaveLength(OVERLOAD.inFlight + 1));

    expect(await (await fetch(`${url}/categorias`)).text()).toContain('categorias');
    expect((await fetch(`${url}/api/health`)).status).toBe(200);

    for (const path of ['/presente/outro', '/busca?q=caneca']) {
      const page = await fetch(url + path);
      expect([path, page.status]).toEqual([path, 503]);
      expect(page.headers.get('retry-after')).toBe('5');
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(page.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await page.text()).toContain('Estamos com muitos acessos agora.');
    }
    const data = await fetch(`${url}/api/gifts`);
    expect(data.status).toBe(503);
    expect(data.headers.get('retry-after')).toBe('5');

    // A page that has become stale is better than none.
    clock.expire(['*']);
    expect(await (await fetch(`${url}/categorias`)).text()).toContain('categorias');
  });
});

describe('200 different searches at once', () => {
  it('are made two at a time, wait in a short queue or are refused, and all else is answered meanwhile', async () => {
    const { pages } = ADMISSION_RULES;
    const waiting: (() => void)[] = [];
    let making = 0;
    let most = 0;
    const { url } = await serveSite(createOverload(), async (_, response) => {
      making += 1;
      most = Math.max(most, making);
      await new Promise<void>((resolve) => waiting.push(resolve));
      making -= 1;
      noteTags([cacheTags.everything]);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end('<!DOCTYPE html><html><head></head><body>resultados</body></html>');
    });
    await fetch(`${url}/categorias`);
    let refused = 0;
    const answers = Array.from({ length: 200 }, async (_, index) => {
      const answer = await fetch(`${url}/busca?q=caneca+${index}`);
      if (answer.status === 503) refused += 1;
      return { answer, text: await answer.text() };
    });
    await vi.waitFor(() => expect(refused).toBe(200 - pages.inFlight - pages.waiting));

    expect((await fetch(`${url}/categorias`)).status).toBe(200);
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    const end = setInterval(() => waiting.splice(0).forEach((make) => make()), 1);
    for (const { answer, text } of await Promise.all(answers)) {
      if (answer.status === 200) {
        expect(text).toContain('resultados');
      } else {
        expect(answer.status).toBe(503);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(text).toContain('Estamos com muitos acessos agora.');
      }
    }
    expect(refused).toBe(200 - pages.inFlight - pages.waiting);
    expect(most).toBe(pages.inFlight);
    expect((await fetch(`${url}/busca?q=depois`)).status).toBe(200);
    clearInterval(end);
  });
});

describe('the site in development', () => {
  it('sends documents that browsers can read, which accept compression', async () => {
    const document = '<!DOCTYPE html><html><head></head><body>categorias</body></html>';
    // As Next does: compressed when asked so.
    const application: Handler = async (request, response) => {
      const isCompressed = request.headers['accept-encoding']?.includes('gzip') === true;
      if (isCompressed) response.setHeader('content-encoding', 'gzip');
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(isCompressed ? gzipSync(document) : document);
      return Promise.resolve();
    };
    const site = createSiteHandler(application, {
      dev: true,
      caching: null,
      mediaFolder: null,
      anonymous: null,
      siteUrl,
      headers: createSecurityHeaders({ siteUrl, dev: true }),
      overload: createOverload(),
      pace: createPace(),
    });
    const { url } = await serve((request, response) => site.handle(request, response));
    const answer = await fetch(`${url}/categorias`, { headers: { 'accept-encoding': 'gzip' } });
    expect(await answer.text()).toBe(document);
  });
});
