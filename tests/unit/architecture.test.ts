import path from 'node:path';

import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

import { oneWayImports } from '../../eslint/one-way-imports.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

// The rule alone, without type information: a made-up file belongs to no TypeScript project.
const eslint = new ESLint({
  cwd: ROOT,
  overrideConfigFile: true,
  overrideConfig: {
    files: ['**/*.ts'],
    languageOptions: { ecmaVersion: 'latest', sourceType: 'module' },
    plugins: { architecture: { rules: { 'one-way-imports': oneWayImports } } },
    rules: { 'architecture/one-way-imports': 'error' },
  },
});

async function problems(file: string, specifier: string): Promise<string[]> {
  const [result] = await eslint.lintText(`import '${specifier}';\n`, {
    filePath: path.join(ROOT, file),
  });
  return (result?.messages ?? []).map(({ message }) => message);
}

const FORBIDDEN: [file: string, specifier: string][] = [
  ['src/domain/a.ts', '@/lib/paths'],
  ['src/domain/a.ts', '@/messages/gift'],
  ['src/domain/a.ts', '../data/gifts'],
  ['src/domain/a.ts', 'payload'],
  ['src/messages/a.ts', '@/lib/paths'],
  ['src/lib/a.ts', '@/data/gifts'],
  ['src/lib/a.ts', '@/ui/button'],
  ['src/lib/a.ts', '@payload-config'],
  ['src/ui/a.ts', '@/features/home/home-page'],
  ['src/ui/a.ts', '@/data/gifts'],
  ['src/ui/a.ts', 'payload/shared'],
  ['src/emails/a.ts', '@/data/gifts'],
  ['collections/gifts/a.ts', '@/data/gifts'],
  ['collections/gifts/a.ts', '@/features/gift-card/gift-card'],
  ['collections/gifts/hooks/a.ts', '../../../src/server/start'],
  ['collections/gifts/a.ts', '@/ui/button'],
  ['migrations/a.ts', '@/domain/slug'],
  ['src/data/a.ts', '@/features/home/home-page'],
  ['src/data/a.ts', '@/app/site-document'],
  ['src/data/a.ts', '@/server/start'],
  ['src/data/a.ts', '@/ui/button'],
  ['src/seed/a.ts', '@/data/gifts'],
  ['demo/pictures/a.ts', '../../src/seed/seed-media'],
  ['src/server/a.ts', '@/features/home/home-page'],
  ['src/server/a.ts', '@/app/site-document'],
  ['src/features/home/a.ts', '@collections/gifts'],
  ['src/features/home/a.ts', '@payload-config'],
  ['src/features/home/a.ts', '@payload-types'],
  ['src/features/home/a.ts', '@payloadcms/next/routes'],
  ['src/features/home/a.ts', '@/server/start'],
  ['src/features/home/a.ts', '@/app/site-document'],
  ['src/features/home/a.ts', '@/features/gift-listing/filters'],
  ['src/features/home/a.ts', '../gift-listing/filters'],
  ['src/features/gift-card/a.ts', '@/features/home/home-page'],
  ['src/app/(site)/a.ts', 'payload'],
  ['src/app/(site)/a.ts', '@payload-config'],
  ['src/app/(site)/a.ts', '@collections/gifts'],
  ['src/app/(site)/a.ts', '../../server/start'],
  ['src/app/(payload)/a.ts', '@/features/home/home-page'],
  ['src/app/(payload)/a.ts', '@/data/gifts'],
];

const ALLOWED: [file: string, specifier: string][] = [
  ['src/domain/a.ts', './slug'],
  ['src/domain/a.ts', 'zod'],
  ['src/messages/a.ts', '@/domain/limits'],
  ['src/lib/a.ts', '@/domain/slug'],
  ['src/ui/a.ts', '@/lib/cn'],
  ['collections/gifts/a.ts', '@/domain/slug'],
  ['collections/gifts/a.ts', 'payload'],
  ['collections/gifts/a.ts', '../shared/access'],
  ['src/data/a.ts', '@payload-config'],
  ['src/data/a.ts', '../../migrations'],
  ['src/server/a.ts', '@/seed'],
  ['src/seed/a.ts', '../../demo/pictures/picture'],
  ['src/features/home/a.ts', '@/data/gifts'],
  ['src/features/home/a.ts', '@/features/gift-card/gift-card'],
  ['src/features/home/a.ts', '../taxonomy-card/taxonomy-card'],
  ['src/features/home/a.ts', './home-page'],
  ['src/features/gift-card/a.ts', '@/features/affiliate/affiliate-link'],
  ['src/app/(site)/a.ts', '@/features/home/home-page'],
  ['src/app/(site)/a.ts', '@/data/gifts'],
  ['src/app/(payload)/a.ts', '@payload-config'],
  ['payload.config.ts', '@collections/gifts'],
  ['tests/integration/a.ts', '@collections/gifts'],
];

describe('imports go one way', () => {
  it.each(FORBIDDEN)('%s must not import %s', async (file, specifier) => {
    expect(await problems(file, specifier)).toEqual([expect.stringContaining('must not import')]);
  });

  it.each(ALLOWED)('%s may import %s', async (file, specifier) => {
    expect(await problems(file, specifier)).toEqual([]);
  });

  it.each([
    "export { a } from '@/data/gifts';",
    "export * from '@/data/gifts';",
    "await import('@/data/gifts');",
  ])('sees %s', async (code) => {
    const [result] = await eslint.lintText(code, { filePath: path.join(ROOT, 'src/ui/a.ts') });
    expect(result?.messages).toHaveLength(1);
  });
});
