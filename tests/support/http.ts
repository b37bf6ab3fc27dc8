import { randomInt } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { User } from '@payload-types';

import type { Handler } from '@/server/http/handler';

import { PASSWORD } from './factories';

type Answer = {
  status: number;
  /** Parsed where it is JSON, else the text. */
  body: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- whatever the API answers: that is what is tested
  headers: Headers;
};

type RequestOptions = {
  method?: string;
  /** Sent as JSON, unless it is a form or a text already. */
  body?: unknown;
  headers?: Record<string, string>;
  as?: Session | ApiKey | null;
};

export type Session = { token: string; user: User };
export type ApiKey = { key: string };

export type TestApi = {
  url: string;
  request(path: string, options?: RequestOptions): Promise<Answer>;
  graphql(query: string, as?: Session | ApiKey | null, variables?: object): Promise<Answer>;
  login(user: User): Promise<Session>;
  /** Makes an API key as the panel does. */
  issueKey(as: Session, data?: object): Promise<ApiKey & { id: number }>;
  close(): Promise<void>;
};

/** The token of the session that an answer begins or renews: only its cookie carries it. */
export function sessionTokenOf({ headers }: { headers: Headers }): string {
  const cookies = headers.getSetCookie().join('\n');
  return /^payload-token=([^;]+)/m.exec(cookies)?.[1] ?? '';
}

type Route = (request: Request, segments: string[]) => Promise<Response>;

/** The application's own API routes, without the Next server around them. Call it after `createTestPayload`. */
async function loadRoute(): Promise<Route> {
  const rest = await import('../../src/app/(payload)/api/[...slug]/route');
  const graphql = await import('../../src/app/(payload)/api/graphql/route');
  const view = await import('../../src/app/(api)/api/gifts/[id]/view/route');
  const click = await import('../../src/app/(api)/api/gifts/[id]/click/route');
  const listings = await import('../../src/app/(api)/api/listings/route');
  const favourites = await import('../../src/app/(api)/api/favourites/gifts/route');
  const search = await import('../../src/app/(api)/api/search/route');
  const suggestions = await import('../../src/app/(api)/api/search/suggestions/route');
  const near = await import('../../src/app/(api)/api/search/near/route');
  const unsubscribe = await import('../../src/app/(api)/api/newsletter/unsubscribe/route');
  const oneClick = await import('../../src/app/(api)/api/newsletter/one-click/route');
  const confirm = await import('../../src/app/(api)/api/newsletter/confirm/route');
  const preferences = await import('../../src/app/(api)/api/newsletter/preferences/route');
  const addressData = await import('../../src/app/(api)/api/newsletter/data/route');
  const mcp = await import('../../src/app/(api)/api/mcp/route');
  const changes = await import('../../src/app/(api)/api/changes/route');
  const openapi = await import('../../src/app/(api)/api/openapi.json/route');
  const menu = await import('../../src/app/(api)/api/menu/route');
  const local = await import('../../src/app/(api)/api/favourites/local/route');

  return async (request, segments) => {
    const [first, id = '', last] = segments;
    const is = (method: string, path: string) =>
      request.method === method && (path === first || path === last);
    if (is('POST', 'graphql')) return graphql.POST(request);
    if (is('GET', 'search')) {
      if (id === 'suggestions') return suggestions.GET(request);
      return id === 'near' ? near.GET(request) : search.GET(request);
    }
    if (is('POST', 'newsletter') && id === 'unsubscribe') return unsubscribe.POST(request);
    if (first === 'newsletter') {
      if (id === 'one-click') return oneClick[request.method === 'POST' ? 'POST' : 'GET'](request);
      if (is('POST', 'newsletter') && id === 'confirm') return confirm.POST(request);
      if (is('POST', 'newsletter') && id === 'preferences') return preferences.POST(request);
      if (is('POST', 'newsletter') && id === 'data') return addressData.POST(request);
    }
    if (segments.join('/') === 'mcp') return mcp[request.method as keyof typeof mcp](request);
    if (request.method === 'GET' && segments.join('/') === 'changes') return changes.GET(request);
    if (is('GET', 'openapi.json')) return openapi.GET(request);
    if (is('GET', 'menu')) return menu.GET(request);
    if (is('GET', 'listings')) return listings.GET(request);
    if (request.method === 'GET' && first === 'favourites' && id === 'gifts') {
      return favourites.GET(request);
    }
    if (request.method === 'GET' && first === 'favourites' && id === 'local') {
      return local.GET(request);
    }
    if (is('POST', 'view')) return view.POST(request, { params: Promise.resolve({ id }) });
    if (is('POST', 'click')) return click.POST(request, { params: Promise.resolve({ id }) });
    const method = request.method as keyof typeof rest;
    return rest[method](request, { params: Promise.resolve({ slug: segments }) });
  };
}

/** As the application does when it starts (src/instrumentation.ts). */
async function openGate(): Promise<void> {
  const { getPayload } = await import('payload');
  const { default: config } = await import('@payload-config');
  const { admitKey } = await import('@collections/api-keys/gate');
  const { openApiKeyGate } = await import('@/lib/api-key-gate');
  const { getApiOrigins } = await import('@/data/api-origins');
  const { openApiOrigins } = await import('@/lib/api-origins-gate');
  openApiOrigins(getApiOrigins);
  openApiKeyGate(async (request) => admitKey(await getPayload({ config }), request));
}

async function toRequest(incoming: IncomingMessage, base: string): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
  return new Request(new URL(incoming.url ?? '/', base), {
    method: incoming.method,
    headers,
    body,
  });
}

/** As our HTTP server names a client. */
export const anyAddress = () =>
  `10.${String(randomInt(256))}.${String(randomInt(256))}.${String(randomInt(256))}`;

const authorizationOf = (as: Session | ApiKey) =>
  'key' in as ? `Bearer ${as.key}` : `JWT ${as.token}`;

function plainServer(guarded: Handler): Server {
  return createServer((incoming, outgoing) => {
    Promise.resolve(guarded(incoming, outgoing)).catch((error: unknown) => {
      outgoing.writeHead(599).end(String(error));
    });
  });
}

/** The server of `npm start`, with the API in the place of the application. */
async function wholeServer(application: Handler): Promise<Server> {
  const { createListeningServer } = await import('@/server/http/listening-server');
  const { createOverload } = await import('@/server/http/overload');
  const { createPace } = await import('@/server/http/pace');
  const { createSecurityHeaders } = await import('@/server/http/security-headers');
  const { createSiteHandler } = await import('@/server/http/site-handler');
  const siteUrl = 'http://localhost:3000';
  const site = createSiteHandler(application, {
    ...{ dev: false, siteUrl, headers: createSecurityHeaders({ siteUrl, dev: false }) },
    ...{ overload: createOverload(), pace: createPace() },
    ...{ mediaFolder: null, anonymous: null, caching: null },
  });
  return createListeningServer(async (request, response) => site.handle(request, response), {
    perClient: Infinity,
  }).server;
}

export type ApiOptions = {
  /** Whether the production server stands in front, with its parser, bounds and refusals; else only the check of keys. */
  isWhole?: boolean;
};

/** Serves the API over real HTTP on loopback, as a client outside meets it. */
export async function startTestApi({ isWhole = false }: ApiOptions = {}): Promise<TestApi> {
  const route = await loadRoute();
  const { allowOrigins } = await import('@/server/http/cross-origin');
  const { checkApiKeys } = await import('@/server/http/check-api-keys');
  await openGate();
  const answer: Handler = async (incoming, outgoing) => {
    const request = await toRequest(incoming, url);
    const segments = new URL(request.url).pathname.split('/').slice(2).map(decodeURIComponent);
    const response = await route(request, segments);
    outgoing.writeHead(response.status, {
      ...Object.fromEntries(response.headers),
      // The one header that comes several times.
      'set-cookie': response.headers.getSetCookie(),
    });
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  };
  const server = isWhole
    ? await wholeServer(answer)
    : plainServer(allowOrigins(checkApiKeys(answer)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function request(path: string, options: RequestOptions = {}): Promise<Answer> {
    const { method = 'GET', body, as } = options;
    const isRaw = typeof body === 'string' || body instanceof FormData || body === undefined;
    const response = await fetch(`${url}/api${path}`, {
      method,
      redirect: 'manual',
      body: isRaw ? body : JSON.stringify(body),
      headers: {
        'accept-language': 'pt-BR',
        // Each from an address of its own, so that what one test counts is not in the way of another.
        'x-mimoteca-client-address': anyAddress(),
        ...(body !== undefined && !(body instanceof FormData)
          ? { 'content-type': 'application/json' }
          : {}),
        ...(as == null ? {} : { authorization: authorizationOf(as) }),
        ...options.headers,
      },
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : text,
      headers: response.headers,
    };
  }

  return {
    url,
    request,
    graphql: (query, as, variables) =>
      request('/graphql', { method: 'POST', body: { query, variables }, as }),
    async login(user) {
      const credentials = { email: user.email, password: PASSWORD };
      const answer = await request('/users/login', { method: 'POST', body: credentials });
      const { status, body } = answer;
      if (status !== 200) throw new Error(`login answered ${status}: ${JSON.stringify(body)}`);
      return { token: sessionTokenOf(answer), user };
    },
    async issueKey(as, data = {}) {
      const body = { name: 'Loja parceira', scope: 'read', ...data };
      const { status, body: made } = await request('/api-keys/issue', { method: 'POST', body, as });
      if (status !== 201) throw new Error(`a key was refused: ${JSON.stringify(made)}`);
      return made;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
