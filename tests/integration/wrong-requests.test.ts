import { beforeAll, describe, expect, it } from 'vitest';

import { type Factories } from '../support/factories';
import { type Session, type TestApi } from '../support/http';
import { openSite } from '../support/open-site';
import { richText } from '../support/rich-text';
import { type TestPayload } from '../support/test-payload';

let app: TestPayload;
let api: TestApi;
let make: Factories;
let admin: Session;
let session: Session;
let giftId: number;
let giftBody: Record<string, unknown>;
const logged: string[] = [];

beforeAll(async () => {
  ({ app, api, make } = await openSite());
  const category = await make.category();
  admin = await api.login(await make.user({ isAdmin: true }));
  session = await api.login(await make.user());
  giftId = (await make.gift({ categories: [category.id] })).id;
  giftBody = await make.giftBody(category);
});

async function expectStatus(
  expected: number,
  path: string,
  options: Parameters<TestApi['request']>[1],
): Promise<string> {
  const { status, body } = await api.request(path, options);
  expect(status, JSON.stringify(body).slice(0, 500)).toBe(expected);
  return JSON.stringify(body);
}

const post = (body: unknown, as: Session | null = null) => ({ method: 'POST', body, as });
const deep = (levels: number) => `${'['.repeat(levels)}1${']'.repeat(levels)}`;

describe('a number sent as text', () => {
  it.each(['5x', '4 estrelas', '0x10', '5,0', 'Infinity', '5 5'])(
    'a rating of %j is refused on its field, and not stored as a number',
    async (rating) => {
      const review = { gift: giftId, rating, comment: 'Um comentário bastante bom.' };
      const text = await expectStatus(400, '/reviews', post(review, session));
      expect(text).toContain('"path":"rating"');
      expect(text).toContain('Informe um número.');
      const form = new FormData();
      form.set('_payload', JSON.stringify(review));
      await expectStatus(400, '/reviews', post(form, session));
      expect((await app.payload.count({ collection: 'reviews' })).totalDocs).toBe(0);
    },
  );

  it('that is one throughout is taken', async () => {
    const body = { gift: giftId, rating: '5', comment: 'Um comentário bastante bom.' };
    const { doc } = JSON.parse(await expectStatus(201, '/reviews', post(body, session)));
    expect(doc.rating).toBe(5);
    const changed = { method: 'PATCH', body: { rating: '4x' }, as: session };
    expect(await expectStatus(400, `/reviews/${doc.id}`, changed)).toContain('"path":"rating"');
    await expectStatus(200, `/reviews/${doc.id}`, { method: 'DELETE', as: session });
  });

  it('a price with a comma is one', async () => {
    const body = { ...giftBody, slug: 'com-virgula', price: '1.249,90' };
    const { doc } = JSON.parse(await expectStatus(201, '/gifts', post(body, admin)));
    expect(doc.price).toBe(1249.9);
  });
});

describe('data that nothing could hold', () => {
  it.each(['/subscribers', '/contact-messages', '/users/sign-up', '/users/login'])(
    '10,000 levels sent to %s',
    async (path) => {
      await expectStatus(400, path, post(`{"email":${deep(10_000)}}`));
      await expectStatus(400, path, post(deep(10_000)));
    },
  );

  it.each(['description', 'title', 'categories', 'price', 'nada'])(
    '10,000 levels in the field %s of a gift',
    async (field) => {
      const body = JSON.stringify({ ...giftBody, [field]: 'AQUI' }).replace('"AQUI"', deep(10_000));
      await expectStatus(400, '/gifts', post(body, admin));
      await expectStatus(400, `/gifts/${giftId}`, { method: 'PATCH', body, as: admin });
      await expectStatus(403, '/gifts', post(body, session));
    },
  );

  it.each(['title', 'shortDescription', 'affiliateLink', 'slug', 'intentions'])(
    'a zero byte in %s',
    async (field) => {
      const body = { ...giftBody, [field]: 'a\u0000b' };
      expect(await expectStatus(400, '/gifts', post(body, admin))).toContain(field);
    },
  );

  it('a zero byte in a rich text', async () => {
    const body = { ...giftBody, description: richText('Longa\u0000.') };
    expect(await expectStatus(400, '/gifts', post(body, admin))).toContain('description');
  });

  it.each([
    ['a paragraph without children', 400, { type: 'paragraph', version: 1 }],
    ['a list without children', 400, { type: 'list', listType: 'bullet', tag: 'ul', version: 1 }],
    ['a heading whose children are no list', 400, { type: 'heading', tag: 'h2', children: {} }],
    ['a link without children', 400, { type: 'link', fields: { url: 'https://a.example' } }],
    ['a node without a type', 400, { children: [] }],
    ['null for a node', 400, null],
    ['a text for a node', 400, 'texto'],
    ['a text node without text', 400, { type: 'text', version: 1 }],
    ['a text that is a number', 400, { type: 'text', text: 7 }],
    ['a line break', 201, { type: 'linebreak' }],
  ])('a rich text with %s: %d', async (_, status, node) => {
    const filled = richText('Longa.') as { root: { children: unknown[] } };
    const root = { ...filled.root, children: [...filled.root.children, node] };
    const body = { ...giftBody, slug: 'rico', description: { root } };
    await expectStatus(status, '/gifts', post(body, admin));
  });
});

describe('a form', () => {
  const form = (body: string, boundary = 'boundary=abc') => ({
    method: 'POST',
    body,
    headers: { 'content-type': `multipart/form-data; ${boundary}` },
  });
  const field = (text: string) =>
    `--abc\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${text}`;

  it.each([
    ['that is cut off', field('{')],
    ['without an end', `${field('{}')}\r\n`],
    ['of nothing', ''],
    ['that is none', 'nada'],
    ['with a malformed head', '--abc\r\nContent-Disposition\r\n\r\na\r\n--abc--\r\n'],
    ['whose data is no JSON', `${field('{"a"')}\r\n--abc--\r\n`],
    ['without data', '--abc\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--abc--\r\n'],
  ])('%s', async (_, body) => {
    await expectStatus(400, '/subscribers', form(body));
    await expectStatus(400, '/media', { ...form(body), as: admin });
  });

  it.each(['', 'boundary=', 'boundary=""'])('with the boundary %j', async (boundary) => {
    await expectStatus(400, '/subscribers', form(field('{}'), boundary));
  });

  it('in another content type, or in none', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      const sent = { method: 'POST', body: 'email=a', headers: { 'content-type': type } };
      await expectStatus(400, '/subscribers', sent);
      await expectStatus(400, '/gifts', { ...sent, as: admin });
      await expectStatus(403, '/users', sent);
    }
  });
});

describe('an overridden method', () => {
  const override = (body: string, type: string) => ({
    method: 'POST',
    body,
    headers: { 'x-payload-http-method-override': 'GET', 'content-type': type },
  });

  it('with JSON that does not parse', async () => {
    for (const body of ['{', '', '[', deep(10_000)]) {
      const { status } = await api.request('/gifts', override(body, 'application/json'));
      expect([200, 400]).toContain(status);
    }
    await expectStatus(400, '/gifts', override('{', 'application/json'));
  });

  it('with JSON in which a document is given', async () => {
    const body = '{"data":{"images":[1]},"depth":1}';
    await expectStatus(400, `/gifts/${giftId}`, override(body, 'application/json'));
    const beyond = override('{"depth":9}', 'application/json');
    await expectStatus(400, `/gifts/${giftId}`, beyond);
  });

  it('with a query larger than 64 kB', async () => {
    const body = `nada=${'a'.repeat(70_000)}`;
    await expectStatus(413, '/gifts', override(body, 'application/x-www-form-urlencoded'));
  });
});

describe('what caches may store', () => {
  it('the answer to a successful anonymous read', async () => {
    for (const path of ['/gifts?depth=0', `/gifts/${giftId}`, '/categories', '/reviews/count']) {
      const { status, headers } = await api.request(path);
      expect([status, headers.get('cache-control')]).toEqual([200, null]);
    }
  });

  it('no answer to a signed-in user, a write or a refused request', async () => {
    const cookie = { cookie: `payload-token=${session.token}`, 'sec-fetch-site': 'same-origin' };
    const answers = [
      await api.request('/gifts?depth=0', { as: session }),
      await api.request('/gifts?depth=0', { headers: cookie }),
      await api.request('/favourites', { as: session }),
      await api.request(`/users/${session.user.id}`, { headers: cookie }),
      await api.request('/users/me'),
      await api.request('/users'),
      await api.request('/gifts?limit=0'),
      await api.request('/nada'),
      await api.request('/subscribers', post({ email: 'assina@example.com' })),
    ];
    for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('an id beyond the last', () => {
  const far = ['2147483648', '99999999999', '-2147483649', '1e400', 'NaN', '%00', '1%00'];
  it.each(far)('%s is not found', async (id) => {
    for (const as of [null, admin]) {
      for (const [method, path] of [
        ['GET', `/gifts/${id}`],
        ['GET', `/categories/${id}`],
        ['GET', `/gifts/versions/${id}`],
        ['POST', `/gifts/versions/${id}`],
        ['POST', `/gifts/access/${id}`],
        ['POST', `/gifts/${id}/duplicate`],
        ['PATCH', `/gifts/${id}`],
        ['DELETE', `/gifts/${id}`],
        ['DELETE', `/users/${id}`],
      ] as const) {
        const body = method === 'PATCH' ? { title: 'a' } : undefined;
        const { status, body: answer } = await api.request(path, { method, body, as });
        expect(status, `${method} ${path} ${JSON.stringify(answer)}`).toBeLessThan(500);
      }
    }
  });
});

describe('the answer of a refusal', () => {
  it('names a validation error, and the message of a missing login', async () => {
    const text = await expectStatus(400, '/subscribers', post({ email: 'sem-arroba' }));
    expect(text).toContain('"name":"ValidationError"');
    expect(await expectStatus(403, '/reviews', post({ nada: 1 }))).toContain(
      'Você precisa estar logado para fazer uma avaliação.',
    );
  });

  it.each([
    ['POST', '/gifts'],
    ['PATCH', '/gifts/1'],
    ['PATCH', '/gifts?where[id][equals]=1'],
    ['POST', '/users'],
    ['POST', '/media'],
  ])('%s %s by a visitor says nothing of unknown fields', async (method, path) => {
    const text = await expectStatus(403, path, { method, body: { nada: 1 } });
    expect(text).not.toMatch(/desconhecid/);
  });

  it('is in Portuguese where Payload has a message of its own', async () => {
    for (const [method, path] of [
      ['PATCH', '/gifts'],
      ['DELETE', '/gifts'],
      ['POST', '/users/unlock'],
    ] as const) {
      const text = await expectStatus(400, path, { method, body: {}, as: admin });
      expect(text).not.toMatch(/missing/i);
    }
    const file = new FormData();
    file.set('file', JSON.stringify({ url: 'ftp://example.com/a.png', filename: 'a.png' }));
    file.set('_payload', JSON.stringify({ alt: 'A', url: 'ftp://example.com/a.png' }));
    const text = await expectStatus(400, '/media', post(file, admin));
    expect(text).not.toMatch(/\b(?:valid|must|required|file)\b/);
  });

  it('an unsatisfiable range of a picture is 416', async () => {
    const [image] = (await app.payload.find({ collection: 'media', limit: 1 })).docs;
    const path = `/media/file/${image?.filename}`;
    for (const range of ['bytes=999999999-', 'bytes=abc', 'bytes=5-1', 'linhas=0-1']) {
      const { status } = await api.request(path, { headers: { range } });
      expect(status, range).toBe(416);
    }
    expect((await api.request(path, { headers: { range: 'bytes=0-9' } })).status).toBe(206);
  });

  it('is one line in the log', async () => {
    const { shortenRefusals } = await import('@collections/shared/errors/shorten-refusals');
    const { APIError } = await import('payload');
    const { GraphQLError } = await import('graphql');
    const logger = {
      error: (entry: unknown) => logged.push(`error ${typeof entry}`),
      info: (entry: unknown) => logged.push(`info ${String(entry)}`),
    };
    shortenRefusals({ logger } as unknown as Parameters<typeof shortenRefusals>[0]);
    logger.error({ err: new APIError('Nada\nse faz.', 409, null, true) });
    logger.error({ err: new APIError('Quebrou.', 500) });
    logger.error('texto');
    const originalError = new APIError('Não há.', 404, null, true);
    logger.error({ err: new GraphQLError('Não há.', { originalError }) });
    expect(logged).toEqual([
      'info 409 Nada se faz.',
      'error object',
      'error string',
      'info 404 Não há.',
    ]);
  });

  it('cannot write a line of the log, or command the terminal that shows it', async () => {
    const { shortenRefusals } = await import('@collections/shared/errors/shorten-refusals');
    const { APIError } = await import('payload');
    const logged: unknown[] = [];
    const note = (entry: unknown) => logged.push(entry);
    const logger = { error: note, info: note };
    shortenRefusals({ logger } as unknown as Parameters<typeof shortenRefusals>[0]);
    const hostile = 'a\u001b[2J\r\n12:00:00 INFO: senha trocada\u2028\u202e';
    const cause = new Error(hostile);
    logger.error({ err: new APIError(hostile, 400, null, true) });
    logger.error({ err: new Error(hostile, { cause }), msg: hostile });
    logger.error(hostile);
    const [, failure] = logged as [string, { err: Error & { cause: Error }; msg: string }];
    const texts = [
      logged[0],
      failure.msg,
      failure.err.message,
      failure.err.cause.message,
      logged[2],
    ];
    for (const text of texts) {
      expect(text).toContain('a\\u001b[2J 12:00:00 INFO: senha trocada \\u202e');
    }
    for (const { stack } of [failure.err, failure.err.cause]) {
      expect(stack).not.toMatch(/^12:00:00/m);
      expect(stack).not.toContain('\u001b');
      expect(stack).toMatch(/\n +at /);
    }
    expect(cause.message).toBe(hostile);
  });
});
