import type { RateLimit } from '@/domain/limits';
import { JSON_BODY_MAX_CHARACTERS } from '@/domain/query-limits';
import { MAIL_EVENTS_MAX } from '@/domain/suppression';
import {
  CLICKS_PER_CLIENT,
  CONTACTS_PER_CLIENT,
  NEWSLETTER_LINKS_PER_CLIENT,
  SUBSCRIPTIONS_PER_CLIENT,
  UNSIGNED_MAIL_EVENTS_PER_CLIENT,
  UNSUBSCRIPTIONS_PER_CLIENT,
  VIEWS_PER_CLIENT,
} from '@/domain/throttles';

import { signedNotice } from '../support/mail-webhook';
import { expect } from '../support/test';
import type { Probe, ProbeContext, Probes } from './probes';

/**
 * All tests come from one client: what a probe exhausted would fail the others. These show that an act is counted, by what
 * the answer says is left; that one too many is refused is shown by tests/integration/throttles.test.ts.
 */
function counts(limit: RateLimit, path: string, data: object): Probe {
  return async ({ visitor }: ProbeContext) => {
    const left = async () => {
      const answer = await visitor.post(path, { data });
      expect(answer.status(), await answer.text()).toBeLessThan(429);
      const policy = `"${limit.name}";q=${String(limit.most)};w=${String(limit.period / 1_000)}`;
      expect(answer.headers()['ratelimit-policy']).toBe(policy);
      const [, rest] = /;r=(\d+);t=\d+$/.exec(answer.headers().ratelimit ?? '') ?? [];
      return Number(rest);
    };
    const before = await left();
    // Others may be counted meanwhile.
    expect(await left()).toBeLessThan(before);
  };
}

/** A refusal that costs no hash, no mail and no count, in Portuguese. */
function refuses(path: string, data: object, status: number, words: RegExp): Probe {
  return async ({ visitor }) => {
    const answer = await visitor.post(path, { data });
    expect(answer.status(), await answer.text()).toBe(status);
    expect(await answer.text()).toMatch(words);
  };
}

const invalid = /inválid|Preencha este campo|insira um e-mail válido/;

export const accountsProbes: Probes = {
  async '** (database)'({ visitor }) {
    // What cannot be shown without harm to the other tests is in tests/integration/overload.test.ts.
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, id) => visitor.get(`/api/favourites/local?ids=${id + 1}`)),
    );
    for (const answer of answers) expect([200, 503]).toContain(answer.status());
  },
  'POST /api/users/login': refuses('/api/users/login', { email: 'a', password: 5 }, 400, invalid),
  'POST /api/users/sign-up': refuses('/api/users/sign-up', { email: 'a' }, 400, invalid),
  'POST /api/users/forgot-password': refuses(
    '/api/users/forgot-password',
    { email: 5 },
    400,
    invalid,
  ),
  'POST /api/users/resend-confirmation': refuses(
    '/api/users/resend-confirmation',
    { email: 5 },
    400,
    invalid,
  ),
  'POST /api/users/reset-password': refuses(
    '/api/users/reset-password',
    { token: 'nenhum', password: 'Senha-de-Teste-1' },
    400,
    /inválido ou expirado|inválid/,
  ),
  'POST /api/contact-messages': counts(CONTACTS_PER_CLIENT, '/api/contact-messages', {
    email: 'ninguem',
  }),
  'POST /api/subscribers': counts(SUBSCRIPTIONS_PER_CLIENT, '/api/subscribers', {
    email: 'ninguem',
  }),
  'POST /api/newsletter/unsubscribe': counts(
    UNSUBSCRIPTIONS_PER_CLIENT,
    '/api/newsletter/unsubscribe',
    { email: 'ninguem@example.com' },
  ),
  'POST /api/newsletter/confirm': counts(NEWSLETTER_LINKS_PER_CLIENT, '/api/newsletter/confirm', {
    email: 'ninguem@example.com',
    signature: 'x',
  }),
  'POST /api/newsletter/preferences': counts(
    NEWSLETTER_LINKS_PER_CLIENT,
    '/api/newsletter/preferences',
    { email: 'ninguem@example.com', signature: 'x' },
  ),
  'POST /api/newsletter/data': counts(NEWSLETTER_LINKS_PER_CLIENT, '/api/newsletter/data', {
    email: 'ninguem@example.com',
    signature: 'x',
    action: 'erase',
  }),
  'POST /api/newsletter/one-click': counts(
    UNSUBSCRIPTIONS_PER_CLIENT,
    '/api/newsletter/one-click?email=ninguem@example.com&assinatura=x',
    {},
  ),
  async 'GET /api/newsletter/one-click'({ visitor }) {
    const address = '/api/newsletter/one-click?email=a%40example.com&assinatura=x';
    const answer = await visitor.get(address, { maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    expect(answer.headers().location).toBe('/unsubscribe?email=a%40example.com&assinatura=x');
  },
  async 'POST /api/suppressions/events'(context) {
    const path = '/api/suppressions/events';
    await counts(UNSIGNED_MAIL_EVENTS_PER_CLIENT, path, [])(context);
    const event = { type: 'bounce', email: 'ninguem@example.com' };
    const told = async (notice: unknown) => {
      const data = JSON.stringify(notice);
      const answer = await context.visitor.post(path, { data, headers: signedNotice(data) });
      return [answer.status(), await answer.text()];
    };
    expect(await told(Array(MAIL_EVENTS_MAX).fill(event))).toEqual([
      200,
      '{"message":"Eventos registrados.","suppressed":0}',
    ]);
    const tooMany = await told(Array(MAIL_EVENTS_MAX + 1).fill(event));
    expect(tooMany).toEqual([400, expect.stringContaining('Envie no máximo 100 eventos')]);
    const tooLarge = await told({ ...event, note: 'x'.repeat(JSON_BODY_MAX_CHARACTERS) });
    expect(tooLarge).toEqual([413, expect.stringContaining('grande demais')]);
  },
  'POST /api/gifts/*/view': counts(VIEWS_PER_CLIENT, '/api/gifts/999999999/view', {}),
  'POST /api/gifts/*/click': counts(CLICKS_PER_CLIENT, '/api/gifts/999999999/click', {}),
  async 'GET /api/search (not cached)'({ visitor }) {
    const answer = await visitor.get('/api/search', { params: { q: 'nada-disto-existe' } });
    expect(answer.status()).toBe(200);
    // The answer may be cached for other clients, so it must not say what this one has left.
    expect(answer.headers().ratelimit).toBeUndefined();
  },
  async 'GET /busca?q= (not cached)'({ visitor }) {
    const answer = await visitor.get('/busca', { params: { q: 'nada-disto-existe' } });
    expect(answer.status()).toBe(200);
    expect(answer.headers().ratelimit).toBeUndefined();
  },
  'POST /api/reviews': refuses('/api/reviews', { rating: 5 }, 403, /Você precisa estar logado/),
  'POST /api/favourites': refuses('/api/favourites', { gift: 1 }, 403, /Faça login/),
};
