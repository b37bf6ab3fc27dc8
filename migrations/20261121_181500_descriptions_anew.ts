import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/** The styles that the editor's own output has: alignment, indentation, underlined and struck text. */
const PLAIN = [
  'text-align: ?(?:left|right|center|justify)',
  'text-decoration: ?(?:underline|line-through)',
  'padding-inline-start: ?(?:40|80|120|160|200)px',
].join('|');
const OTHER_STYLE = `(<[a-z]+[^<>]*?) style="(?!(?:(?:${PLAIN})(?:; ?)?)*")[^"]*"`;

/**
 * Descriptions keep the HTML that they were sanitised to when they were saved. The policy of inline styles has become
 * narrower since (src/domain/inline-style-policy.ts): a stored style that is none of the editor's own goes.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const { table, column } of [
    { table: sql`gifts`, column: sql`description_html` },
    { table: sql`_gifts_v`, column: sql`version_description_html` },
  ]) {
    await db.execute(sql`
      update ${table} set ${column} = regexp_replace(${column}, ${OTHER_STYLE}, '\\1', 'g')
      where ${column} ~ ${OTHER_STYLE}
    `);
  }
}

/** What was taken out cannot come back, and nothing misses it. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`select`);
}
