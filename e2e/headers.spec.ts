import type { APIResponse } from '@playwright/test';

import { expect, test, watchPolicy } from './support/test';

const LONGEST_POLICY = 2_000;

const PAGES = [
  '/',
  '/categorias',
  '/categoria/nerd',
  '/busca',
  '/busca?q=livro',
  '/favoritos',
  '/contato',
  '/guia-presentes',
  '/settings',
  '/admin',
  '/admin/painel',
  '/nao-existe',
  '/presente/999999999',
  '/ocasiao/nao-existe',
  '/api/nao-existe',
  `/sobre?${'a'.repeat(3_000)}`,
];

function policyOf(answer: APIResponse): Map<string, string[]> {
  const rules = (answer.headers()['content-security-policy'] ?? '').split(/;\s*/);
  return new Map(rules.map((rule) => [rule.split(' ')[0] ?? '', rule.split(' ').slice(1)]));
}

for (const path of PAGES) {
  test(`${path.slice(0, 40)} allows no framing, no type sniffing and no foreign scripts`, async ({
    request,
  }) => {
    const answer = await request.get(path);
    const headers = answer.headers();
    const policy = policyOf(answer);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    for (const source of policy.get('script-src') ?? []) {
      expect(source).toMatch(/^'(?:self|sha256-[\w+/]+=)'$/);
    }
    expect(headers['content-security-policy']?.length).toBeLessThan(LONGEST_POLICY);
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    const links = (headers.link ?? '').split(/,\s*(?=<)/);
    expect(links).toEqual([...new Set(links)]);
  });
}

for (const [path, type] of [
  ['/robots.txt', 'text/plain'],
  ['/feed.xml', 'application/rss+xml; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/icon.svg', 'image/svg+xml'],
  ['/og/categoria/nerd.jpg', 'image/jpeg'],
  ['/api/gifts?limit=1', 'application/json'],
  ['/api/users/me', 'application/json'],
] as const) {
  test(`${path} has its own type, without sniffing`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
    });
  });
}

test('an uploaded picture is a picture and nothing else', async ({ request }) => {
  const media = await request.get('/api/media?limit=1&depth=0&sort=id');
  const { docs } = (await media.json()) as { docs: { url: string }[] };
  const answer = await request.get(docs[0]?.url ?? '');
  expect(answer.headers()).toMatchObject({
    'content-type': expect.stringMatching(/^image\/(?:webp|jpeg|png|avif)$/),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
});

test('nothing but the site is served: no file of the repository, no folder, no place for watchers', async ({
  request,
}) => {
  for (const path of [
    ...['/.git/config', '/.env', '/package.json', '/.data/payload-secret', '/.next/BUILD_ID'],
    ...['/_next/', '/_next/static/', '/media/', '/src/server/http/http-server.ts', '/metrics'],
    ...['/debug', '/server-status', '/api/internal/jobs', '/api/graphql-playground'],
  ]) {
    const answer = await request.get(path);
    expect([404, 405], path).toContain(answer.status());
    expect(await answer.text(), path).not.toMatch(/"dependencies"|\[core\]|Index of/);
  }
});

test('a nonce in a request gets into no cached page', async ({ request }) => {
  const headers = { 'content-security-policy': "script-src 'nonce-deoutrapessoa'" };
  const address = `/busca?q=${Date.now()}`;
  expect(await (await request.get(address, { headers })).text()).not.toContain('deoutrapessoa');
  expect(await (await request.get(address)).text()).not.toContain('deoutrapessoa');
});

test('a script that is not the site’s own does not run, and is reported', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL });
  const refused = watchPolicy(context);
  const page = await context.newPage();
  await page.goto('/');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.ran = "yes"';
    document.body.append(script);
    return document.documentElement.dataset.ran;
  });
  expect(ran).toBeUndefined();
  await expect.poll(() => refused).toHaveLength(1);
  await context.close();
});

test('the scripts of the home page wait for its first paint, and are compiled while they arrive', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const late = [...html.matchAll(/<script type="text\/late" src="([^"]+)"/g)].map(([, src]) => src);
  expect(late.length).toBeGreaterThan(3);
  expect(html).not.toMatch(/<script[^>]+src="[^"]+"[^>]* async/);
  const codes = await Promise.all(late.map(async (src) => (await request.get(src ?? '')).text()));
  const large = codes.filter((code) => code.length > 30_000);
  expect(large.length).toBeGreaterThan(1);
  for (const code of large) expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
