import { expect, it } from 'vitest';

import { openSite } from '../../support/open-site';

it('without a secret of the mail provider there is no such endpoint', async () => {
  const { api } = await openSite();
  const answer = await api.request('/suppressions/events', { method: 'POST', body: [] });
  expect([answer.status, answer.body.errors[0].message]).toEqual([404, 'Não encontrado.']);
});
