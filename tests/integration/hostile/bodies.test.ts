import { request as ask } from 'node:http';
import { Readable } from 'node:stream';

import { beforeAll, describe, expect, it } from 'vitest';

import { openSite, type OpenSite } from '../../support/open-site';
import { anyAddress, type Session } from '../../support/http';
import { wordingProblem } from '../../support/wording';

const MB = 1024 * 1024;
const BODY = 20 * MB;
const JSON_TYPE = 'application/json';

let site: OpenSite;
let admin: Session;
let reader: Session;

beforeAll(async () => {
  site = await openSite({}, { isWhole: true });
  const { api, make } = site;
  await make.category();
  admin = await api.login(await make.user({ isAdmin: true }));
  reader = await api.login(await make.user({ name: 'Leitora' }));
});

type Sent = {
  type?: string;
  body: Buffer | string | Readable;
  as?: Session | null;
  method?: string;
};
type Answer = { status: number; headers: Record<string, unknown>; body: unknown };

/** A request as a program writes it: with a length, or in pieces when the body is a stream. */
function send(
  path: string,
  { type = JSON_TYPE, body, as = null, method = 'POST' }: Sent,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body instanceof Readable ? {} : { 'content-length': Buffer.byteLength(body) };
    const request = ask(`${site.api.url}/api${path}`, {
      method,
      headers: {
        ...{ 'content-type': type, 'x-mimoteca-client-address': anyAddress(), ...length },
        ...(as === null ? {} : { authorization: `JWT ${as.token}` }),
      },
    });
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        // The border to the answer: all of them are JSON, or the test fails here.
        const parsed = JSON.parse(text) as unknown;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: parsed });
      });
    });
    // The server has answered and closed while we still wrote.
    request.on('error', reject);
    if (body instanceof Readable) body.pipe(request);
    else request.end(body);
  });
}

const PIECE = Buffer.alloc(64 * 1024, 'a');
const streamed = (bytes: number) =>
  Readable.from(
    (function* () {
      for (let left = bytes; left > 0; left -= PIECE.length) yield PIECE;
    })(),
  );
const BOUNDARY = 'limite';
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;
const part = (disposition: string, content: string, more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\n${more}\r\n${content}\r\n`;
const END = `--${BOUNDARY}--\r\n`;

/** Everything that no refused request may change. */
const state = () =>
  site.app.query(`
    select (select count(*) from gifts) as gifts, (select count(*) from categories) as categories,
      (select count(*) from media) as media, (select count(*) from contact_messages) as messages,
      (select json_agg(u order by u.id) from (select id, email, name, is_admin, hash from users) u) as users`);

async function expectRefused(answer: Answer, status?: number): Promise<void> {
  const text = JSON.stringify(answer.body);
  expect(answer.status, text).toBeGreaterThanOrEqual(400);
  expect(answer.status, text).toBeLessThan(500);
  if (status !== undefined) expect(answer.status, text).toBe(status);
  expect(wordingProblem(answer.body), text).toBeNull();
  expect(text).toMatch(/"code":"[A-Z_]+"/);
}

describe('20 MB', () => {
  const PATHS = ['/gifts', '/media', '/contact-messages', '/users/login', '/graphql', '/nada'];

  it.each(PATHS)(
    'sent to %s are refused with 413, whole and in pieces, and nothing changes',
    async (path) => {
      const before = await state();
      for (const as of [null, admin]) {
        for (const type of [JSON_TYPE, FORM, 'text/plain']) {
          await expectRefused(await send(path, { type, body: streamed(BODY), as }), 413);
          await expectRefused(await send(path, { type, body: Buffer.alloc(BODY, 'a'), as }), 413);
        }
      }
      expect(await state()).toEqual(before);
    },
  );

  it('of many at once are not held in memory, and who asks afterwards is answered', async () => {
    const held = () => process.memoryUsage().arrayBuffers;
    global.gc?.();
    const start = held();
    let most = 0;
    const timer = setInterval(() => (most = Math.max(most, held() - start)), 5);
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => send('/gifts', { body: streamed(BODY), as: admin })),
    );
    clearInterval(timer);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 413));
    // Sixteen times twenty would be 320.
    expect(most / MB).toBeLessThan(96);
    expect((await site.api.request('/categories')).status).toBe(200);
  });

  it('end the connection that they came on', async () => {
    const { headers } = await send('/gifts', { body: streamed(BODY), as: admin });
    expect(headers.connection).toBe('close');
  });
});

describe('a body that is malformed', () => {
  const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  it.each<[string, string, string]>([
    ['10,000 levels of objects', JSON_TYPE, deep(10_000)],
    ['10,000 levels of lists', JSON_TYPE, `{"title":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['10,000 levels without an end', JSON_TYPE, '{"a":'.repeat(10_000)],
    ['JSON in UTF-16', JSON_TYPE, Buffer.from('{"title":"x"}', 'utf16le').toString('latin1')],
    ['half a text', JSON_TYPE, '{"title":"x'],
    ['a form without an end', FORM, part('form-data; name="_payload"', '{}')],
    [
      'a form of another boundary',
      'multipart/form-data; boundary=outro',
      part('form-data; name="a"', '1') + END,
    ],
    ['a form without a boundary', 'multipart/form-data', part('form-data; name="a"', '1') + END],
    ['a form whose heads never end', FORM, `--${BOUNDARY}\r\n${'x: y\r\n'.repeat(20_000)}`],
    ['a thousand parts', FORM, part('form-data; name="a"', '1').repeat(1_000) + END],
    [
      'a file that names another place',
      FORM,
      part('form-data; name="file"; filename="../../a.png"', 'x', 'Content-Type: image/png\r\n') +
        END,
    ],
    [
      'a form in a form',
      FORM,
      part('form-data; name="a"', part('form-data; name="b"', 'x'), `Content-Type: ${FORM}\r\n`) +
        END,
    ],
    ['XML', 'application/xml', '<a/>'],
    ['text', 'text/plain', '{"title":"x"}'],
    ['a form of addresses', 'application/x-www-form-urlencoded', 'title=x'],
    ['no type that there is', ';;;', '{}'],
    ['JSON of another name', 'application/vnd.api+json', '{"title":"x"}'],
  ])('%s is refused in words and changes nothing', async (_, type, body) => {
    const before = await state();
    for (const path of ['/gifts', '/media', '/categories', '/contact-messages', '/graphql']) {
      for (const as of [null, admin]) await expectRefused(await send(path, { type, body, as }));
    }
    expect(await state()).toEqual(before);
  });
});

describe('names that mean something to the language', () => {
  const own = () => `/users/${reader.user.id}`;
  it.each([
    ['a name twice', '{"isAdmin":false,"isAdmin":true}'],
    ['a name twice, written in two ways', '{"isAdmin":false,"is\\u0041dmin":true}'],
    ['__proto__', '{"__proto__":{"isAdmin":true}}'],
    ['__proto__ within a field', '{"name":{"__proto__":{"isAdmin":true}}}'],
    ['constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['prototype', '{"prototype":{"isAdmin":true}}'],
    ['toString', '{"toString":"x","valueOf":"y"}'],
  ])('%s raises nobody and changes no other object', async (_, body) => {
    const before = await state();
    const answer = await send(own(), { method: 'PATCH', body, as: reader });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
    expect(await state()).toEqual(before);
    for (const path of ['/contact-messages', '/gifts', '/graphql']) {
      await expectRefused(await send(path, { body, as: path === '/gifts' ? admin : null }));
    }
    expect(await state()).toEqual(before);
  });

  it('as a part of a form or of an address are no names of fields either', async () => {
    const before = await state();
    const body = part('form-data; name="__proto__"', '{"isAdmin":true}') + END;
    await expectRefused(await send('/media', { type: FORM, body, as: admin }));
    for (const query of [
      '__proto__[isAdmin]=1',
      'constructor[prototype][isAdmin]=1',
      'where[__proto__][equals]=1',
    ]) {
      const { status } = await site.api.request(`/gifts?${query}`);
      expect([200, 400]).toContain(status);
    }
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
    expect(await state()).toEqual(before);
  });
});
