import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

import { cachedReads } from '../../eslint/cached-reads.mjs';
import { clockReads } from '../../eslint/clock-reads.mjs';
import { stateOfTheProcess } from '../../eslint/state-of-the-process.mjs';

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: {
    languageOptions: { ecmaVersion: 'latest', sourceType: 'module' },
    rules: {
      'no-restricted-syntax': ['error', ...clockReads, ...cachedReads, ...stateOfTheProcess],
    },
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

it.each([
  'let last;',
  'export let last;',
  'const known = new Map();',
  'export const seen = new WeakSet();',
  'const scopes = new AsyncLocalStorage();',
  'const withSlot = createSlots({ size: 2 });',
  'const pace = { turn: createPacer(1_000) };',
])('no module of the application holds state of its own: %s', async (code) => {
  expect(await isRefused(code)).toBe(true);
});

it.each([
  "const known = shared('known', () => new Map());",
  "const withSlot = shared('slots', () => createSlots({ size: 2 }));",
  'const format = lazily(() => createFormat());',
  "const WORDS = new Set(['dia', 'data']);",
  'function count() { let sum = 0; const seen = new Set(); return [sum, seen]; }',
  "const hash = createHash('sha256').update('').digest('hex');",
])('state of the process, constants and variables of a call are free: %s', async (code) => {
  expect(await isRefused(code)).toBe(false);
});
