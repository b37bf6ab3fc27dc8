import { CEILINGS } from '@/domain/ceilings';

import { PROBES } from './ceilings';
import { expect, test } from './support/test';

test('every ceiling has a probe, and every probe a ceiling', () => {
  expect(Object.keys(PROBES).sort()).toEqual(CEILINGS.map(({ request }) => request).sort());
});

for (const { request, most } of CEILINGS) {
  test(`${request} costs at most ${most}`, async ({ playwright, baseURL }) => {
    const visitor = await playwright.request.newContext({ baseURL });
    await PROBES[request]?.({ visitor, baseURL: baseURL ?? '' });
    await visitor.dispose();
  });
}
