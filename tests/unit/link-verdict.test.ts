import { describe, expect, it } from 'vitest';

import { isReservedHost } from '@/domain/link-health';
import { afterVisit, type LinkKnowledge, type LinkVisit } from '@/domain/link-verdict';

const LINK = 'https://loja.com.br/p/caneca?ref=nos';
const fresh: LinkKnowledge = {
  url: LINK,
  state: 'waiting',
  expectedUrl: null,
  finalUrl: null,
  suspicion: null,
  suspectedOn: null,
  failures: 0,
  acknowledged: false,
};
const answered = (status: number, url = LINK): LinkVisit => ({ kind: 'answered', status, url });
const failed: LinkVisit = { kind: 'failed', reason: 'A loja não respondeu.' };

/** What is known after these visits, one a day. */
function afterDays(visits: LinkVisit[], before = fresh): LinkKnowledge {
  return visits.reduce(
    (known, visit, index) => afterVisit(known, visit, `2026-11-${String(index + 10)}`),
    before,
  );
}

describe('a link', () => {
  it.each([404, 410])('that answers %s is gone after the second day, not before', (status) => {
    expect(afterDays([answered(status)]).state).toBe('waiting');
    const twiceOnOneDay = afterVisit(afterDays([answered(status)]), answered(status), '2026-11-10');
    expect(twiceOnOneDay.state).toBe('waiting');
    expect(afterDays([answered(status), answered(status)])).toMatchObject({
      state: 'gone',
      failures: 2,
    });
  });

  it('that answers again is fine at once, and what was confirmed is forgotten', () => {
    const gone = afterDays([answered(404), answered(404)]);
    const known = { ...gone, acknowledged: true };
    expect(afterVisit(known, answered(200), '2026-11-12')).toMatchObject({
      state: 'fine',
      suspicion: null,
      failures: 0,
      acknowledged: false,
    });
  });

  it.each([401, 403, 429, 500, 503])('that answers %s says nothing', (status) => {
    const answers = [answered(status), answered(status), answered(status)];
    expect(afterDays(answers).state).toBe('unknown');
    const gone = afterDays([answered(404), answered(404)]);
    expect(afterVisit(gone, answered(status), '2026-11-15').state).toBe('gone');
  });

  it('that is suspected stays so when a visit between says nothing', () => {
    expect(afterDays([answered(404), failed, answered(404)]).state).toBe('gone');
  });

  it('whose shop counts clicks by redirects is fine', () => {
    const tracked = answered(200, 'https://www.loja.com.br/produto/caneca-azul/?utm=1');
    const again = answered(200, 'http://loja.com.br/produto/caneca-azul?utm=2');
    expect(afterDays([tracked, again, again])).toMatchObject({ state: 'fine' });
  });

  it('that ends at the front page of the shop has moved', () => {
    const front = answered(200, 'https://www.loja.com.br/?de=caneca');
    expect(afterDays([front, front])).toMatchObject({
      state: 'moved',
      finalUrl: 'https://www.loja.com.br/?de=caneca',
    });
  });

  it('that names the front page is fine there', () => {
    const before = { ...fresh, url: 'https://loja.com.br/' };
    expect(afterDays([answered(200, 'https://www.loja.com.br')], before).state).toBe('fine');
  });

  it('that leads elsewhere than it used to has moved, when it is the same place on two days', () => {
    const other = answered(200, 'https://loja.com.br/p/outra-caneca');
    expect(afterDays([answered(200), other]).state).toBe('fine');
    expect(afterDays([answered(200), other, other])).toMatchObject({
      state: 'moved',
      finalUrl: 'https://loja.com.br/p/outra-caneca',
    });
    const random = [1, 2, 3].map((n) => answered(200, `https://loja.com.br/s/${String(n)}`));
    expect(afterDays([answered(200), ...random]).state).toBe('fine');
  });

  it('that was confirmed is reported again when it moves on, not while it stays', () => {
    const one = answered(200, 'https://loja.com.br/p/nova');
    const moved = { ...afterDays([answered(200), one, one]), acknowledged: true };
    expect(afterVisit(moved, one, '2026-11-20').acknowledged).toBe(true);
    const two = answered(200, 'https://loja.com.br/p/outra');
    const later = afterVisit(afterVisit(moved, two, '2026-11-20'), two, '2026-11-21');
    expect(later).toMatchObject({ state: 'moved', acknowledged: false });
  });
});

it.each([
  ['loja-aurora.example', true],
  ['www.example.com', true],
  ['servico.test', true],
  ['exemplo.com.br', false],
  ['myexample.com', false],
])('%s is reserved: %s', (host, isReserved) => {
  expect(isReservedHost(host)).toBe(isReserved);
});
