import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

import { cachedReads } from '../../eslint/cached-reads.mjs';
import { clockReads } from '../../eslint/clock-reads.mjs';

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: {
    languageOptions: { ecmaVersion: 'latest', sourceType: 'module' },
    rules: { 'no-restricted-syntax': ['error', ...clockReads, ...cachedReads] },
  },
});

async function isRefused(code: string): Promise<boolean> {
  const [result] = await eslint.lintText(code);
  return (result?.errorCount ?? 0) > 0;
}

it.each([
  'new Date()',
  'new Date(Date.now())',
  'Date()',
  "new Intl.DateTimeFormat('pt-BR')",
  "day.toLocaleDateString('pt-BR')",
  'day.getFullYear()',
  'day.getHours()',
])('only src/domain/dates.ts may write %s', async (code) => {
  expect(await isRefused(code)).toBe(true);
});

it.each(['Date.now()', 'new Date(row.createdAt)', 'new Date(0).toUTCString()', 'day.getTime()'])(
  '%s has no time zone and is free',
  async (code) => {
    expect(await isRefused(code)).toBe(false);
  },
);

it('only src/data may write a cached read', async () => {
  expect(await isRefused("async function read() { 'use cache'; }")).toBe(true);
});
