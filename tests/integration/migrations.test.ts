import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { register } from 'tsx/esm/api';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { withPool } from '@/server/database/database';
import { applyRepeatables } from '@/server/database/repeatable-migrations';

import { createFactories } from '../support/factories';
import { createTestPayload, type TestPayload } from '../support/test-payload';

let app: TestPayload;

/** Payload imports the migrations past the test runner. In all test files this would cost three times their start. */
const unregister = register();

beforeAll(async () => {
  app = await createTestPayload();
});
afterAll(async () => {
  await app.close();
  await unregister();
});

/** Everything that migrations make, as comparable text. */
function schema() {
  return app.query(`
    select 'column' as kind, format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable,
      column_default) as text
      from information_schema.columns where table_schema = 'public'
    union all select 'index', indexdef from pg_indexes where schemaname = 'public'
    union all select 'constraint', format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select 'trigger', pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select 'function', pg_get_functiondef(p.oid) from pg_proc p
      where pronamespace = 'public'::regnamespace and prokind = 'f' and not exists (
        select from pg_depend where objid = p.oid and deptype = 'e')
    union all select 'enum', format('%s %s', enumtypid::regtype, enumlabel) from pg_enum
    order by 1, 2`);
}

it('leave nothing of the schema unmigrated', async () => {
  // The border to the adapter: `payload.db` is typed for every database, and this project has exactly one.
  const adapter = app.payload.db as unknown as PostgresAdapter;
  const folder = path.resolve('migrations');
  const [snapshot] = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .reverse();
  const before: unknown = JSON.parse(readFileSync(path.join(folder, snapshot ?? ''), 'utf8'));
  const { generateDrizzleJson, generateMigration } = adapter.requireDrizzleKit();
  const after = await generateDrizzleJson(adapter.schema);
  expect(await generateMigration(before as typeof after, after)).toEqual([]);
});

it('go down to nothing and up again, to the same schema', async () => {
  const before = await schema();
  const category = await createFactories(app.payload).category();
  expect(category.id).toBeGreaterThan(0);

  await app.payload.db.migrateDown();
  const left = await app.query(
    "select table_name from information_schema.tables where table_schema = 'public' and table_name <> 'payload_migrations'",
  );
  expect(left).toEqual([]);

  await app.payload.db.migrate();
  expect(await withPool(app.databaseUrl, (pool) => applyRepeatables(pool))).toBeGreaterThan(0);
  expect(await schema()).toEqual(before);
});
