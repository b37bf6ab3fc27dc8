import { expect, it } from 'vitest';

import { unusedMessages } from '../support/unused-messages';

/** The compiler reads all of the code for it. */
const PATIENCE = 120_000;

/** A key that only a test reads is dead: tests are left out. */
it('every text of the catalogue is read somewhere', { timeout: PATIENCE }, () => {
  expect(unusedMessages(['src', 'collections'])).toEqual([]);
});
