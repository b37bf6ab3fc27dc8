import { CEILINGS } from '@/domain/ceilings';

import { accountsProbes } from './ceilings/accounts';
import { graphqlProbes } from './ceilings/graphql';
import { httpProbes } from './ceilings/http';
import { pagesProbes } from './ceilings/pages';
import type { Probes } from './ceilings/probes';
import { readsProbes } from './ceilings/reads';
import { restProbes } from './ceilings/rest';
import { expect, test } from './support/test';

const PROBES: Probes = {
  ...httpProbes,
  ...pagesProbes,
  ...readsProbes,
  ...restProbes,
  ...graphqlProbes,
  ...accountsProbes,
};

test('every ceiling has a probe, and every probe a ceiling', () => {
  expect(Object.keys(PROBES).sort()).toEqual(CEILINGS.map(({ request }) => request).sort());
});

for (const { request, most } of CEILINGS) {
  test(`${request} costs at most ${most}`, async ({ playwright, baseURL = '' }) => {
    const visitor = await playwright.request.newContext({ baseURL });
    await PROBES[request]?.({ visitor, baseURL });
    await visitor.dispose();
  });
}
