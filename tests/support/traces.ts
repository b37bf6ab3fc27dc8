import type { TestPayload } from './test-payload';

type Column = { table: string; column: string };

/** Where in the whole database any of these texts stands, in any column of any table: 'table.column', once each. */
export async function tracesOf(app: TestPayload, texts: string[]): Promise<string[]> {
  const columns = await app.query<Column>(`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
  `);
  if (columns.length < 100) throw new Error('the database was not seen');
  return placesWhere(app, columns, texts, (column) => {
    const text = `lower("${column}"::text)`;
    return `exists (select from unnest($1::text[]) x where position(lower(x) in ${text}) > 0)`;
  });
}

/** Where in the whole database this user is referred to: 'table.column', once each. */
export async function referencesTo(app: TestPayload, userId: number): Promise<string[]> {
  const columns = await app.query<Column>(`
    select distinct r.conrelid::regclass::text as table, a.attname as column from pg_constraint r
    join pg_attribute a on a.attrelid = r.conrelid and a.attnum = any (r.conkey)
    where r.contype = 'f' and r.confrelid = 'users'::regclass
    union select 'users', 'id'
    union select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'users_id')
  `);
  if (columns.length < 6) throw new Error('the references were not seen');
  return placesWhere(app, columns, [userId], (column) => `"${column}" = any ($1::integer[])`);
}

async function placesWhere(
  app: TestPayload,
  columns: Column[],
  values: (string | number)[],
  condition: (column: string) => string,
): Promise<string[]> {
  const searches = columns.map(
    ({ table, column }) => `select '${table}.${column}' as place
      where exists (select from "${table}" where ${condition(column)})`,
  );
  const rows = await app.query<{ place: string }>(searches.join(' union all '), [values]);
  return rows.map(({ place }) => place).sort();
}
