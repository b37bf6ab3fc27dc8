import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';

import { finishDocuments } from '@/server/documents/finish-documents';
import type { Handler } from '@/server/http/handler';
import { secureAnswers } from '@/server/http/secure-answers';
import { createSecurityHeaders } from '@/server/http/security-headers';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

async function ask(
  application: Handler,
  path: string,
  headers: Record<string, string> = {},
  siteUrl = 'http://localhost',
) {
  const security = createSecurityHeaders({ siteUrl, dev: false });
  const handle = finishDocuments(secureAnswers(application, security), security);
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  // A listening TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

const PAGE =
  '<body><script>self.__next_f.push([1,"a"])</script><script>self.__next_f.push([1,"b"])</script><script>alert(1)</script></body>';
const page: Handler = async (_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(PAGE);
};
const policyOf = ({ headers }: { headers: Headers }) => headers.get('content-security-policy');
const scriptsOf = (answer: { headers: Headers }) =>
  /script-src ([^;]+)/.exec(policyOf(answer) ?? '')?.[1]?.split(' ');

describe('a document', () => {
  it('allows its own inline scripts by their hashes, and no others', async () => {
    const answer = await ask(page, '/sobre');
    expect(answer.body).toContain("<script>self.__next_f.push([1,'ab'])</script>");
    expect(scriptsOf(answer)).toEqual([
      "'self'",
      "'sha256-hk/+PN3knRDhAZvdAps9dWTYB2L934qfhcxpKieTwGg='",
    ]);
    expect(policyOf(answer)).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  it('of the panel has such a policy too, compressed or not', async () => {
    const plain = await ask(page, '/admin/painel', { 'accept-encoding': 'identity' });
    const packed = await ask(page, '/admin/painel', { 'accept-encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.body).toBe(plain.body);
    expect(scriptsOf(plain)).toHaveLength(2);
    expect(policyOf(packed)).toBe(policyOf(plain));
  });

  it('carries the other headers of every answer', async () => {
    const { headers } = await ask(page, '/sobre');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('keeps browsers on https where the site is at home there', async () => {
    const answer = await ask(page, '/sobre', {}, 'https://mimoteca.com.br');
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(policyOf(answer)).toContain('upgrade-insecure-requests');
    expect(policyOf(await ask(page, '/sobre'))).not.toContain('upgrade');
  });

  it('is asked for whole, so that no 304 comes with the policy of a document it does not bring', async () => {
    const conditional: Handler = async (request, response) => {
      if (request.headers['if-none-match'] === undefined) return page(request, response);
      response.writeHead(304).end();
    };
    const { status } = await ask(conditional, '/admin', { 'if-none-match': '"a"' });
    expect(status).toBe(200);
  });

  it('announces each font once', async () => {
    const font = (name: string) => `</${name}.woff2>; rel=preload; as="font"; crossorigin=""`;
    const twice: Handler = async (request, response) => {
      response.appendHeader('link', `${font('a')}, ${font('b')}`);
      response.appendHeader('link', `${font('a')}, ${font('b')}`);
      await page(request, response);
    };
    const { headers } = await ask(twice, '/sobre');
    expect(headers.get('link')).toBe(`${font('a')}, ${font('b')}`);
  });

  it('never takes a nonce from who asks for it', async () => {
    const echoes: Handler = async (request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(JSON.stringify(Object.keys(request.headers)));
    };
    const { body } = await ask(echoes, '/sobre', {
      'content-security-policy': "script-src 'nonce-a'",
      'content-security-policy-report-only': "script-src 'nonce-a'",
    });
    expect(body).not.toContain('content-security-policy');
  });
});

describe('what is no document', () => {
  const json: Handler = async (_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end('{}');
  };

  it('of the API may do nothing, wherever it is opened', async () => {
    const answer = await ask(json, '/api/gifts');
    expect(policyOf(answer)).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('and was uploaded is shut off from the site', async () => {
    expect(policyOf(await ask(json, '/api/media/file/a.webp'))).toBe("default-src 'none'; sandbox");
  });

  it('comes as it is', async () => {
    const script: Handler = async (_, response) => {
      response.setHeader('content-type', 'text/plain');
      response.end(PAGE);
    };
    const answer = await ask(script, '/robots.txt');
    expect(answer.body).toBe(PAGE);
    expect(scriptsOf(answer)).toEqual(["'self'"]);
  });
});
