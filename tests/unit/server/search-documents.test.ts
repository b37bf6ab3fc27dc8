import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';

import { queryOfResults, SEARCH_RESULTS, searchResultsPath } from '@/lib/search-results-path';
import { findResultsOfSearch, searchWithoutResults } from '@/server/search-documents';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

async function ask(handle: Handler, path: string, init: RequestInit = {}) {
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  // A listening TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
  return { status: answer.status, body: await answer.text() };
}

const echo: Handler = async (request, response) => void response.end(request.url);

describe('the address of a search', () => {
  it.each([
    ['/busca?q=caneca', '/busca/resultados/~caneca'],
    ['/busca?q=%20%20p%C3%A3o%20de%20mel%20&x=1', '/busca/resultados/~p!C3!A3o!20de!20mel'],
    ['/busca?q=50%25+off', '/busca/resultados/~50!25!20off'],
    ['/busca?q=../admin', '/busca/resultados/~..!2Fadmin'],
    ['/busca?q=.', '/busca/resultados/~.'],
    ['/busca?q=..', '/busca/resultados/~..'],
    ['/busca?q=~', '/busca/resultados/~~'],
  ])('%s is the page of its results', async (path, page) => {
    expect((await ask(findResultsOfSearch(echo), path)).body).toBe(page);
  });

  it.each(['%', '50% off', '%25', '!', 'a!25', 'pão de mel', '~'])(
    'of %j is read back from the page, decoded on the way or not',
    (query) => {
      const segment = searchResultsPath(query).slice(SEARCH_RESULTS.length);
      expect(queryOfResults(segment)).toBe(query);
      expect(queryOfResults(decodeURIComponent(segment))).toBe(query);
    },
  );

  it.each(['/busca', '/busca?q=', '/busca?q=%20%E2%80%8B', '/busca?Q=x', '/presente/1?q=caneca'])(
    '%s stays as it is',
    async (path) => {
      expect((await ask(findResultsOfSearch(echo), path)).body).toBe(path);
    },
  );

  it('stays as it is for the router, which asks for the one page of all searches', async () => {
    const headers = { rsc: '1' };
    expect((await ask(findResultsOfSearch(echo), '/busca?q=caneca', { headers })).body).toBe(
      '/busca?q=caneca',
    );
  });
});

describe('results that cannot be made', () => {
  const broken: Handler = async (request, response) => {
    const isSearch = request.url === '/busca';
    // Next does not report the status of a page that it has cached.
    if (!isSearch) response.statusCode = 500;
    response.end(isSearch ? 'a busca' : 'erro');
  };

  it('leave the page of the search, which tries again in the browser', async () => {
    const answer = await ask(searchWithoutResults(broken), '/busca/resultados/~caneca');
    expect(answer).toEqual({ status: 200, body: 'a busca' });
  });

  it('are no excuse for any other page', async () => {
    expect(await ask(searchWithoutResults(broken), '/presente/1')).toEqual({
      status: 500,
      body: 'erro',
    });
  });
});
