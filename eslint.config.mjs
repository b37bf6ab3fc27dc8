import next from '@next/eslint-plugin-next';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

import { cachedReads } from './eslint/cached-reads.mjs';
import { clockReads } from './eslint/clock-reads.mjs';
import { oneWayImports } from './eslint/one-way-imports.mjs';
import { stateOfTheProcess } from './eslint/state-of-the-process.mjs';
import { textsInMessages } from './eslint/texts-in-messages.mjs';

const TYPED = ['**/*.ts', '**/*.tsx'];

export default defineConfig(
  globalIgnores([
    '.next',
    '.data*',
    'next-env.d.ts',
    'payload-types.ts',
    'src/app/(payload)/**/importMap.js',
    'test-results',
    'playwright-report',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: TYPED,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // `() => setOpen(true)` says what it does as well as the longer form.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A handler given to React or Node may be async: both ignore what it answers.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      // A cached function of Next and several of its settings must be async, whatever they do.
      '@typescript-eslint/require-await': 'off',
      // Objects of functions are closures here; nothing in this code reads `this`.
      '@typescript-eslint/unbound-method': 'off',
      // The value of a text field, which the types allow to be a file.
      '@typescript-eslint/no-base-to-string': [
        'error',
        { ignoredTypeNames: ['Error', 'RegExp', 'URL', 'URLSearchParams', 'File'] },
      ],
    },
  },
  {
    // It deprecates every use of an operation's name for the sake of one of them.
    files: ['collections/**/*.ts'],
    rules: { '@typescript-eslint/no-deprecated': 'off' },
  },
  {
    // Answers of the API are read as they come: whether they have the right shape is what is tested.
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/restrict-template-expressions': 'off',
    },
  },
  {
    // Written by Payload.
    files: ['migrations/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    // A flag that a signal or a lost connection sets during an `await`: the analysis does not see it change.
    files: ['src/server/**/*.ts'],
    rules: { '@typescript-eslint/no-unnecessary-condition': 'off' },
  },
  {
    // Pixel loops: the index is in range by construction, and a check for each would be most of the work.
    files: ['demo/pictures/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: {
      architecture: {
        rules: { 'one-way-imports': oneWayImports, 'texts-in-messages': textsInMessages },
      },
    },
    rules: {
      'architecture/one-way-imports': 'error',
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'collections/**/*.ts'],
    ignores: ['src/domain/dates.ts'],
    rules: { 'no-restricted-syntax': ['error', ...clockReads, ...cachedReads] },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['src/ui/lazy-part.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react',
              importNames: ['lazy'],
              message: 'Use lazyPart: what lazy cannot load takes the whole page away.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/lib/**/*.{ts,tsx}', 'collections/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...clockReads, ...cachedReads, ...stateOfTheProcess],
    },
  },
  {
    files: ['src/data/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...clockReads, ...stateOfTheProcess] },
  },
  {
    files: ['src/{app,features,ui,data,emails}/**/*.{ts,tsx}'],
    ignores: [
      // Articles, the guide to the API and legal documents: prose whose paragraphs, links and tables are one with its words.
      'src/features/tips/**',
      'src/features/guide/guide-tips.tsx',
      'src/features/developers/guide/**',
      // Documents that the examples of the API write.
      'src/data/openapi/example-bodies.ts',
      'src/features/legal/{cookies,privacy,terms}.tsx',
      // The brand, drawn.
      'src/ui/wordmark.tsx',
      'src/data/share-image.tsx',
    ],
    rules: { 'architecture/texts-in-messages': 'error' },
  },
  {
    files: ['collections/**/*.ts'],
    rules: { 'architecture/texts-in-messages': ['error', { panelNames: true }] },
  },
  {
    // What these say is for the operator who started them.
    files: ['src/server/**/*.ts', 'scripts/**', 'bench/**', 'tests/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['src/{app,features,ui}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['src/**/*.tsx'],
    plugins: { '@next/next': next },
    rules: { ...next.configs.recommended.rules, ...next.configs['core-web-vitals'].rules },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
    rules: {
      // A table or list that CSS lays out anew loses its meaning in some browsers unless its roles are written down.
      'jsx-a11y/no-redundant-roles': 'off',
      'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
    },
  },
);
