import path from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';

const firstLine = (error) =>
  stripVTControlCharacters(error ?? '')
    .trim()
    .split('\n')[0];

/** A test, or a file, that did not pass at once: where it is, what it promises and what went wrong. */
const trouble = (file, titles, error) => ({
  test: [path.relative(process.cwd(), file), ...titles].join(' › '),
  error: firstLine(error),
});

/** What the JSON of vitest says. A file that failed outside its tests, as in an import, is named by itself. */
export function readVitest({ numPassedTests, numFailedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [trouble(name, [], message)];
    return failed.map(({ ancestorTitles, title, failureMessages }) =>
      trouble(name, [...ancestorTitles, title].filter(Boolean), failureMessages[0]),
    );
  });
  return { passed: numPassedTests, failed: numFailedTests, failures, flaky: [] };
}

/** Every journey below a suite, once for each browser, with the titles that lead to it. */
function journeys(suite, titles = []) {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map((test) => ({ ...test, file: suite.file, titles: [...titles, title] })),
  );
  const nested = (suite.suites ?? []).flatMap((inner) => journeys(inner, [...titles, inner.title]));
  return [...own, ...nested];
}

/** What the JSON of Playwright says. What failed outside every journey, as the start of the site, comes first. */
export function readPlaywright({ config, stats, errors, suites }) {
  const all = suites.flatMap((suite) => journeys(suite));
  const that = (outcome) =>
    all
      .filter(({ status }) => status === outcome)
      .map(({ file, titles, projectName, results }) => {
        const error = results.flatMap((result) => result.errors)[0]?.message;
        return trouble(path.join(config.rootDir, file), [...titles, projectName], error);
      });
  const outside = errors.map(({ location, message }) =>
    trouble(location?.file ?? config.rootDir, [], message),
  );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: [...outside, ...that('unexpected')],
    flaky: that('flaky'),
  };
}

const NOTHING = { passed: 0, failed: 0, failures: [], flaky: [] };

/**
 * A suite that ended badly without a failed test, or without a report, counts as one failure, and is named. One that could not
 * even begin leaves no report, and has said why.
 */
export function judge(suite, status, report, read) {
  const results = report === null ? NOTHING : read(report);
  if (status === 0 || results.failed > 0) return results;
  const unnamed = { test: suite, error: 'terminou com erro fora dos testes; o motivo está acima' };
  const failures = results.failures.length > 0 ? results.failures : [unnamed];
  return { ...results, failed: 1, failures };
}

const listed = (heading, troubles) =>
  troubles.length === 0
    ? []
    : ['', heading, ...troubles.flatMap(({ test, error }) => [`  ✖ ${test}`, `    ${error}`])];

/** The last lines of `npm test`: every test that did not pass at once, then the totals. */
export function summary(results) {
  const sum = (name) => results.reduce((total, result) => total + result[name], 0);
  const lines = [
    ...listed(
      'Falharam:',
      results.flatMap(({ failures }) => failures),
    ),
    ...listed(
      'Só passaram na segunda tentativa:',
      results.flatMap(({ flaky }) => flaky),
    ),
  ];
  const text = [...lines, '', `${sum('passed')} passed, ${sum('failed')} failed`, ''].join('\n');
  return { text, failed: sum('failed') };
}
