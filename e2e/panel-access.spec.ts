import type { APIRequestContext } from '@playwright/test';
import { readFileSync } from 'node:fs';

import { messages } from '@/messages';

import { SERVER_FUNCTIONS } from '../src/app/(payload)/panel/server-functions';
import { createAnyGift, deleteGifts } from './support/catalogue';
import { createAccount, expect, test } from './support/test';

/** The names of what the configuration has of a kind, as the generated types list them. */
function slugsOf(kind: 'collections' | 'globals'): string[] {
  const types = readFileSync('payload-types.ts', 'utf8');
  const [, block = ''] = new RegExp(`^  ${kind}: \\{\\n(.*?)^  \\};`, 'ms').exec(types) ?? [];
  return [...block.matchAll(/^ {4}'?([\w-]+)'?: /gm)].map(([, slug = '']) => slug);
}

const COLLECTIONS = slugsOf('collections');
const GLOBALS = slugsOf('globals');
/** What a document has, whatever its collection: not every one has all of it. */
const VIEWS_OF_A_DOCUMENT = ['', '/versions', '/versions/1', '/api', '/historico', '/nothing'];

/** Every view of every collection and global, the others that Payload has, and some that it has not. */
const VIEWS = [
  '',
  '/account',
  '/logout',
  '/logout-inactivity',
  '/collections',
  '/collections/gifts?page=2&sort=-title',
  ...COLLECTIONS.flatMap((slug) => [
    ...['', '/create', '/trash', '/trash/1', '/nothing'].map(
      (view) => `/collections/${slug}${view}`,
    ),
    ...VIEWS_OF_A_DOCUMENT.map((view) => `/collections/${slug}/1${view}`),
  ]),
  ...GLOBALS.flatMap((slug) => VIEWS_OF_A_DOCUMENT.map((view) => `/globals/${slug}${view}`)),
  '/collections/nothing',
  '/globals/nothing',
  '/nothing',
  '/login-nothing',
  '/unauthorized/nothing',
  '/users/verify/nothing',
];

test('the views that are walked are those of every collection and global', () => {
  expect(COLLECTIONS).toEqual(
    expect.arrayContaining(['gifts', 'gift-imports', 'campaigns', 'link-checks', 'payload-jobs']),
  );
  expect(GLOBALS).toEqual(['site-settings']);
});

/** Names of fields, and of what describes them, that only the schema of the panel has. */
const SCHEMA =
  /affiliateLink|shortDescription|hiddenReason|pendingEmail|relationTo|admin\.components|"collections":|canAccessAdmin|payload-preferences/;

type Kind = 'document' | 'payload';

async function look(who: APIRequestContext, path: string, kind: Kind): Promise<string> {
  // The way to a payload leads over an address that names what is asked for.
  const options = kind === 'payload' ? { headers: { rsc: '1' } } : { maxRedirects: 0 };
  const answer = await who.get(`/admin/painel${path}`, options);
  expect(answer.status(), path).toBeLessThan(500);
  return `${answer.headers().location ?? ''}\n${await answer.text()}`;
}

/** The way back names what was asked for, which may be a word of the schema. */
function withoutAsked(path: string, found: string): string {
  const [, , slug = ''] = path.split('/');
  return slug === '' ? found : found.replaceAll(slug, '');
}

for (const role of ['visitor', 'reader'] as const) {
  test.describe(`a ${role}`, () => {
    let who: APIRequestContext;

    test.beforeAll(async ({ playwright, editor, baseURL }) => {
      // A cookie counts only where the browser says that the request comes from the site itself.
      const extraHTTPHeaders = { 'sec-fetch-site': 'same-origin' };
      who = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
      if (role === 'visitor') return;
      const account = await createAccount(editor, { isAdmin: false });
      expect((await who.post('/api/users/login', { data: account })).status()).toBe(200);
      const { user } = (await (await who.get('/api/users/me')).json()) as { user: object | null };
      expect(user).not.toBeNull();
    });
    test.afterAll(() => who.dispose());

    test('finds no preview of a gift', async ({ editor }) => {
      const { id } = await createAnyGift(editor, `Presente sem prévia ${Date.now()}`);
      const preview = `/admin/pre-visualizacao/presente/${id}`;
      expect((await editor.get(preview)).status()).toBe(200);
      expect((await who.get(preview)).status()).toBe(404);
      await deleteGifts(editor, id);
    });

    for (const kind of ['document', 'payload'] as const) {
      test(`finds no schema in any ${kind} of the panel`, async () => {
        for (const path of VIEWS) {
          const found = withoutAsked(path, await look(who, path, kind));
          expect(SCHEMA.exec(found)?.[0], path).toBeUndefined();
        }
      });
    }

    test('is sent to the login page, which leads back', async () => {
      const list = await look(who, '/collections/gifts?page=2', 'document');
      expect(decodeURIComponent(list)).toContain(
        '/admin?redirect=/admin/painel/collections/gifts?page=2',
      );
      expect(await look(who, '', 'document')).toMatch(/\/admin(?![\w/?])/);
    });

    test('whose session has ended is led back to what they did, not out again', async () => {
      const left = '/logout-inactivity?redirect=%2Fadmin%2Fpainel%2Fcollections%2Fgifts%2F1';
      expect(decodeURIComponent(await look(who, left, 'document'))).toContain(
        '/admin?redirect=/admin/painel/collections/gifts/1',
      );
      expect(await look(who, '/logout', 'document')).toMatch(/\/admin(?![\w/?])/);
    });

    test('is refused every server function', async ({ editor }) => {
      const action = await serverFunction(editor);
      for (const name of ['constructor', '__proto__', ...SERVER_FUNCTIONS]) {
        const answer = await call(who, action, [{ name, args: { collectionSlug: 'users' } }]);
        expect(answer).toContain(messages.errors.api.forbidden);
        expect(answer.length).toBeLessThan(2_000);
        expect(SCHEMA.exec(answer)?.[0]).toBeUndefined();
      }
    });
  });
}

test('an administrator is answered only by the functions of the panel', async ({ editor }) => {
  const action = await serverFunction(editor);
  const inherited = [
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'nothing',
    'slugify',
  ];
  for (const name of [...inherited, 1, null, ['form-state'], { name: 'form-state' }]) {
    const answer = await call(editor, action, [{ name, args: {} }]);
    expect(answer, JSON.stringify(name)).toContain(messages.errors.api.notFound);
  }
  for (const body of [[], [null], [1], ['form-state'], [[]]]) {
    expect(await call(editor, action, body)).toContain(messages.errors.api.notFound);
  }
  const list = {
    name: 'table-state',
    args: { collectionSlug: 'gifts', enableRowSelections: true },
  };
  const answer = await call(editor, action, [
    { ...list, args: { ...list.args, query: { limit: 1 } } },
  ]);
  expect(answer).not.toContain(messages.errors.api.notFound);
  expect(answer).not.toContain(messages.errors.api.forbidden);
});

/** The id of the action through which the panel calls all of them, as its pages carry it. */
async function serverFunction(editor: APIRequestContext): Promise<string> {
  const html = await (await editor.get('/admin/painel')).text();
  expect(html).toMatch(SCHEMA);
  const [, id] = /"?serverFunction\\?":\\?"\$h(\w+)/.exec(html) ?? [];
  const [, action] =
    new RegExp(`[\\n"]${id}:\\{\\\\?"id\\\\?":\\\\?"(\\w+)`).exec(html.replaceAll('\\n', '\n')) ??
    [];
  expect(action, 'the id of the server function').toBeDefined();
  return action ?? '';
}

async function call(who: APIRequestContext, action: string, args: unknown[]): Promise<string> {
  const answer = await who.post('/admin/painel', {
    headers: {
      'next-action': action,
      'content-type': 'text/plain;charset=UTF-8',
      accept: 'text/x-component',
    },
    data: JSON.stringify(args),
  });
  expect(answer.status()).toBe(200);
  return answer.text();
}
