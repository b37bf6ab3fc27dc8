import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { judge, readPlaywright, readVitest, summary } from '../../../scripts/test-results.mjs';

const inFolder = (file: string) => path.join(process.cwd(), file);

const VITEST = {
  numPassedTests: 3,
  numFailedTests: 1,
  testResults: [
    {
      name: inFolder('tests/unit/price.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [
        { ancestorTitles: [''], title: 'is whole', status: 'passed', failureMessages: [] },
        {
          ancestorTitles: ['', 'a price'],
          title: 'has two decimals',
          status: 'failed',
          failureMessages: ['AssertionError: expected 1 to be 2\n    at price.test.ts:3:9'],
        },
      ],
    },
    {
      name: inFolder('tests/unit/slug.test.ts'),
      status: 'failed',
      message: 'Cannot find module ./slug\nRequire stack: …',
      assertionResults: [],
    },
  ],
};

const outcome = (status: string, projectName: string, ...errors: string[]) => ({
  status,
  projectName,
  results: [...errors.map((message) => ({ errors: [{ message }] })), { errors: [] }],
});

const PLAYWRIGHT = {
  config: { rootDir: inFolder('e2e') },
  stats: { expected: 4, unexpected: 1, flaky: 1 },
  errors: [],
  suites: [
    {
      title: 'visitor.spec.ts',
      file: 'visitor.spec.ts',
      specs: [
        { title: 'finds a gift', tests: [outcome('expected', 'desktop')] },
        {
          title: 'goes to the shop',
          tests: [
            outcome('flaky', 'desktop', '\u001b[31mTest timeout of 5ms exceeded.\u001b[39m'),
            outcome('expected', 'phone'),
          ],
        },
      ],
      suites: [
        {
          title: 'without a session',
          file: 'visitor.spec.ts',
          specs: [
            {
              title: 'is asked to sign in',
              tests: [outcome('unexpected', 'phone', 'Error: expect(locator)\n\nLocator: …')],
            },
          ],
        },
      ],
    },
  ],
};

describe('the end of npm test', () => {
  it('names the file, the test and the first line of the error of all that did not pass at once', () => {
    const { text, failed } = summary([
      judge('vitest', 1, VITEST, readVitest),
      judge('playwright', 1, PLAYWRIGHT, readPlaywright),
    ]);
    expect(failed).toBe(2);
    expect(text).toBe(`
Falharam:
  ✖ tests/unit/price.test.ts › a price › has two decimals
    AssertionError: expected 1 to be 2
  ✖ tests/unit/slug.test.ts
    Cannot find module ./slug
  ✖ e2e/visitor.spec.ts › without a session › is asked to sign in › phone
    Error: expect(locator)

Só passaram na segunda tentativa:
  ✖ e2e/visitor.spec.ts › goes to the shop › desktop
    Test timeout of 5ms exceeded.

8 passed, 2 failed
`);
  });

  it('is the totals alone when everything passed', () => {
    const { text } = summary([
      judge('vitest', 0, { ...VITEST, numFailedTests: 0, testResults: [] }, readVitest),
    ]);
    expect(text).toBe('\n3 passed, 0 failed\n');
  });

  it('names a suite that left no results, as one failure', () => {
    const { text } = summary([judge('As jornadas', 1, null, readPlaywright)]);
    expect(text).toContain('✖ As jornadas\n    terminou com erro fora dos testes');
    expect(text).toContain('0 passed, 1 failed');
  });

  it('says why no journey could begin', () => {
    const message = 'Error: Timed out waiting from config.webServer.\nSee above';
    const nothing = {
      ...PLAYWRIGHT,
      stats: { expected: 0, unexpected: 0, flaky: 0 },
      errors: [{ message, location: { file: inFolder('playwright.config.ts') } }],
      suites: [],
    };
    const { text } = summary([judge('As jornadas', 1, nothing, readPlaywright)]);
    expect(text).toContain('✖ playwright.config.ts\n    Error: Timed out waiting');
    expect(text).toContain('0 passed, 1 failed');
  });
});
