import type { IncomingMessage, ServerResponse } from 'node:http';

import { afterEach, describe, expect, it } from 'vitest';

import { noteTags } from '@/lib/cache-scope';
import { cacheTags } from '@/lib/cache-tags';
import { CLIENT_ADDRESS_HEADER } from '@/lib/client-address';
import { openSearchThrottle } from '@/lib/search-throttle';
import { createTagClock } from '@/lib/tag-clock';
import { noteUnavailability } from '@/lib/unavailability';
import { messages } from '@/messages';
import { answerUnavailable } from '@/server/http/answer-unavailable';
import type { Handler } from '@/server/http/handler';
import { throttleSearches } from '@/server/http/throttle-searches';
import { createPageCache } from '@/server/page-cache/page-cache';
import { searchWithoutResults } from '@/server/search-documents';

import { QUIET_HISTORY } from '../../../support/page-cache-server';
import { serve } from './support';

const TRY_LATER = messages.errors.api.unavailable;
const TOO_MANY = messages.errors.api.tooManyRequests;

async function ask(handle: Handler, path: string, headers: Record<string, string> = {}) {
  const { url } = await serve((request, response) => {
    request.headers[CLIENT_ADDRESS_HEADER] = '10.0.0.1';
    return handle(request, response);
  });
  const answer = await fetch(url + path, { headers });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

/** As Next fails: with its own page for faults, whatever the reason. */
function application(reason: 'database' | 'fault' | null): Handler {
  return (request: IncomingMessage, response: ServerResponse) => {
    if (reason === 'database') noteUnavailability();
    response.setHeader('content-type', 'text/html');
    noteTags([cacheTags.everything]);
    const isFailure = reason !== null && request.url !== '/busca';
    if (isFailure) response.statusCode = 500;
    response.end(isFailure ? 'a falha do Next' : 'a página');
    return Promise.resolve();
  };
}

describe('a page that the database had no time or no room for', () => {
  it('is answered in Portuguese with 503 and when to come back, and cached nowhere', async () => {
    const answer = await ask(answerUnavailable(application('database')), '/presente/1');
    expect(answer.status).toBe(503);
    expect(answer.body).toContain(TRY_LATER);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['/ocasioes', 'Erro ao carregar ocasiões'],
    ['/categoria/nerd', 'Erro ao carregar categorias'],
    ['/presentes-novos', 'Erro ao carregar presentes'],
  ])('is headed by the list that it could not show, where it is one: %s', async (path, title) => {
    const { body } = await ask(answerUnavailable(application('database')), path);
    expect(body).toContain(`<h1>${title}</h1><p>${TRY_LATER}</p>`);
    expect(body).toContain('<a href="">Tentar novamente</a>');
  });

  it('is the same for the router, which then asks for the document', async () => {
    const headers = { rsc: '1' };
    const answer = await ask(answerUnavailable(application('database')), '/presente/1', headers);
    expect(answer.status).toBe(503);
  });

  it('is sent as it was cached before, and made again once there is room', async () => {
    let reason: 'database' | null = null;
    const clock = createTagClock();
    const cache = createPageCache(
      answerUnavailable((...pair) => application(reason)(...pair)),
      { clock, history: QUIET_HISTORY, memoryMb: 64 },
    );
    expect((await ask(cache.handle, '/presente/1')).body).toBe('a página');
    reason = 'database';
    clock.expire(['*']);
    expect((await ask(cache.handle, '/presente/1')).body).toBe('a página');
    expect((await ask(cache.handle, '/presente/2')).status).toBe(503);
    reason = null;
    expect((await ask(cache.handle, '/presente/2')).body).toBe('a página');
  });

  it('is the page of the search without its results where it is one, which asks for them again', async () => {
    const handle = searchWithoutResults(answerUnavailable(application('database')));
    const answer = await ask(handle, '/busca/resultados/~caneca');
    expect([answer.status, answer.body]).toEqual([503, 'a página']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is told apart from a fault, and from an answer of the API', async () => {
    const fault = await ask(answerUnavailable(application('fault')), '/presente/1');
    expect([fault.status, fault.body]).toEqual([500, 'a falha do Next']);
    const api = await ask(answerUnavailable(application('database')), '/api/gifts');
    expect(api.status).toBe(500);
  });
});

describe('a page of results that has to be made', () => {
  afterEach(() => openSearchThrottle(() => Promise.resolve(null)));

  it('is counted for who asks, as other pages are not', async () => {
    const counted: string[] = [];
    openSearchThrottle((client) => {
      counted.push(client);
      return Promise.resolve(null);
    });
    const handle = throttleSearches(application(null));
    expect((await ask(handle, '/busca/resultados/~caneca')).body).toBe('a página');
    expect((await ask(handle, '/presente/1')).body).toBe('a página');
    expect(counted).toEqual(['10.0.0.1']);
  });

  it('is refused in Portuguese with 429 when it is one too many', async () => {
    const headers = { 'Retry-After': '7', RateLimit: '"search-client";r=0;t=7' };
    openSearchThrottle(() => Promise.resolve({ message: TOO_MANY, headers }));
    const handle = searchWithoutResults(throttleSearches(application(null)));
    const answer = await ask(handle, '/busca/resultados/~caneca');
    expect(answer.status).toBe(429);
    expect(answer.body).toContain(TOO_MANY);
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(answer.headers.get('ratelimit')).toBe(headers.RateLimit);
  });

  it('is a 503 when nobody can count', async () => {
    const lost = Object.assign(new Error('connection lost'), { code: '57P01' });
    openSearchThrottle(() => Promise.reject(lost));
    const answer = await ask(throttleSearches(application(null)), '/busca/resultados/~caneca');
    expect(answer.status).toBe(503);
  });
});
