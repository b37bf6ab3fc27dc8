import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';

import type { TermKind } from '@/lib/cache-tags';

/** The collections of categories and occasions, which are also the names of their tables. */
export const TERM_COLLECTIONS = { category: 'categories', occasion: 'occasions' } as const;

/** The same as a part of a statement. */
export function termTable(kind: TermKind): SQL {
  return sql.identifier(TERM_COLLECTIONS[kind]).getSQL();
}
