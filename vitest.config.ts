import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

const alias = {
  '@payload-config': path.join(root, 'payload.config.ts'),
  '@payload-types': path.join(root, 'payload-types.ts'),
  '@collections': path.join(root, 'collections'),
  '@': path.join(root, 'src'),
  // Next resolves this guard itself; outside Next its real module throws on import.
  'server-only': path.join(root, 'tests/support/empty.ts'),
  // Node takes this file, the bundler would take its twin: graphql must be one module for everybody.
  graphql: path.join(root, 'node_modules/graphql/index.js'),
};

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          sequence: { groupOrder: 0 },
          environment: 'node',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          sequence: { groupOrder: 1 },
          environment: 'node',
          include: ['tests/integration/**/*.test.ts'],
          pool: 'forks',
          maxWorkers: 2,
          // Lexical's packages load as in production (see src/server/startup/child.ts). The last flag quiets news of the
          // next versions of the Postgres driver and the S3 client in each worker.
          execArgv: [
            '--import',
            './tests/support/cheap-passwords.mjs',
            '--conditions=production',
            '--no-warnings',
          ],
          testTimeout: 300_000,
          // What another process or server brings about: on a machine that is busy with other work as well.
          expect: { poll: { timeout: 60_000 } },
          hookTimeout: 600_000,
          globalSetup: './tests/support/global-setup.ts',
        },
      },
    ],
  },
});
