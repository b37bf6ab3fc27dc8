import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

import { textsInMessages } from '../../eslint/texts-in-messages.mjs';

async function reports(code: string, panelNames = false): Promise<number | undefined> {
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: {
      languageOptions: {
        ecmaVersion: 'latest',
        sourceType: 'module',
        parserOptions: { ecmaFeatures: { jsx: true } },
      },
      plugins: { architecture: { rules: { 'texts-in-messages': textsInMessages } } },
      rules: { 'architecture/texts-in-messages': ['error', { panelNames }] },
    },
  });
  const [result] = await eslint.lintText(code);
  return result?.errorCount;
}

it.each([
  "const title = 'Ocasião';",
  'const text = `Página ${page}`;',
  '<p>Ver mais</p>;',
  '<button aria-label="Fechar" />;',
  '<p title="Avaliação" />;',
])('%s belongs in src/messages', async (code) => {
  expect(await reports(code)).toBe(1);
});

it.each([
  '<p className="card-title">{words.more} ↗</p>;',
  "const path = '/categoria';",
  '// Avaliação\nconst rating = 5;',
])('%s is no text of the interface', async (code) => {
  expect(await reports(code)).toBe(0);
});

it('a field of a collection is named where it is defined, and only named', async () => {
  const field = (property: string) => `const field = { ${property}: 'Descrição' };`;
  expect(await reports(field('label'), true)).toBe(0);
  expect(await reports(field('message'), true)).toBe(1);
  expect(await reports(field('label'))).toBe(1);
});
