import { withPool } from '@/server/database/database';

/** The functions and triggers of a database by name, as Postgres writes them down; none that an extension brought. */
export async function databaseLogic(databaseUrl: string): Promise<Map<string, string>> {
  const { rows } = await withPool(databaseUrl, (pool) =>
    pool.query<{ name: string; definition: string }>(`
      select format('function %s', p.oid::regprocedure) as name, pg_get_functiondef(p.oid) as definition
      from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p') and not exists (
        select from pg_depend d
        where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e'
      )
      union all
      select format('trigger %s on %s', t.tgname, t.tgrelid::regclass), pg_get_triggerdef(t.oid)
      from pg_trigger t where not t.tgisinternal
      order by 1`),
  );
  return new Map(rows.map(({ name, definition }) => [name, definition]));
}

/** Takes all of them out of a database, and the indexes of what they compute; its tables, types and other indexes stay. */
export async function dropDatabaseLogic(databaseUrl: string): Promise<void> {
  const names = [...(await databaseLogic(databaseUrl)).keys()];
  // Triggers first: they need their functions.
  const statements = names.reverse().map((name) => `drop ${name} cascade`);
  await withPool(databaseUrl, (pool) => pool.query(statements.join(';')));
}
