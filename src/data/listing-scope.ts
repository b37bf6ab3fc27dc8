import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';

import { INTENTIONS, intentionFromSlug, type Intention } from '@/domain/intentions';
import type { ListingScope } from '@/domain/listing';
import { SCOPE_KINDS, type ScopeKind } from '@/lib/cache-tags';

import { database } from './payload';

/** What a listing is of, as the database knows it. */
export type Scope = { kind: ScopeKind; id: number };

/** The rows of `listing_entries` and `listing_totals` that belong to a scope. */
export function inScope({ kind, id }: Scope): SQL {
  return sql`scope_kind = ${SCOPE_KINDS[kind]} and scope_id = ${id}`;
}

/** The number by which the database knows an intention. */
export function intentionId(intention: Intention): number {
  return INTENTIONS.findIndex(({ value }) => value === intention) + 1;
}

/** Null when the category or occasion does not exist. */
export async function resolveScope(scope: ListingScope): Promise<Scope | null> {
  if (scope.kind === 'all') return { kind: 'all', id: 0 };
  if (scope.kind === 'intention') {
    const intention = intentionFromSlug(scope.slug);
    return intention == null ? null : { kind: 'intention', id: intentionId(intention) };
  }
  const db = await database();
  const table = scope.kind === 'category' ? sql`categories` : sql`occasions`;
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from ${table} where slug = ${scope.slug}`,
  );
  const id = rows[0]?.id;
  return id == null ? null : { kind: scope.kind, id };
}
