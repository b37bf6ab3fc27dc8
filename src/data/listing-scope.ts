import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';

import { INTENTIONS, intentionFromSlug, type Intention } from '@/domain/intentions';
import type { ListingScope } from '@/domain/listing';
import { SCOPE_KINDS, type ScopeKind, type TermKind } from '@/lib/cache-tags';

import { execute, statement } from './statement';
import { termTable } from './term-tables';

/** What a listing is of, as the database knows it. */
export type Scope = { kind: ScopeKind; id: number };

/** The same where a statement finds out itself which of its kind it is. */
export type AnyScope = { kind: ScopeKind; id: number | SQL };

/** The rows of `listing_entries` and `listing_totals` that belong to a scope. */
export function inScope({ kind, id }: AnyScope): SQL {
  return sql`scope_kind = ${SCOPE_KINDS[kind]} and scope_id = ${id}`;
}

/** The number by which the database knows an intention. */
export function intentionId(intention: Intention): number {
  return INTENTIONS.findIndex(({ value }) => value === intention) + 1;
}

const readStoredTotal = statement<{ total: number }>(
  'listing-total',
  sql`select total from listing_totals
    where scope_kind = ${sql.placeholder('kind')} and scope_id = ${sql.placeholder('id')}`,
);

/** How many published gifts the scope has. */
export async function readTotal({ kind, id }: Scope): Promise<number> {
  const [row] = await readStoredTotal({ kind: SCOPE_KINDS[kind], id });
  return row?.total ?? 0;
}

/**
 * Finds a scope, how many gifts it has, and what `more` adds: columns that begin with a comma. One statement, whose plan a
 * connection keeps as long as `more` differs in values alone, whatever the scope. Null when the category or occasion does
 * not exist.
 */
export async function findScope<More extends object>(
  listing: ListingScope,
  more: (scope: AnyScope) => SQL,
): Promise<({ scope: Scope; total: number } & More) | null> {
  const { kind } = listing;
  const { slug, number } = slugOrNumber(listing);
  // The limit tells Postgres that `more` is found once.
  const [row] = await execute<{ id: number; total: number } & More>(sql`
    select t.id, coalesce(l.total, 0) as total ${more({ kind, id: sql`t.id` })}
    from (
      ${termWith('category', kind, slug)} union all ${termWith('occasion', kind, slug)}
      union all select ${number}::integer where ${number}::integer is not null limit 1
    ) t (id)
    left join listing_totals l on l.scope_kind = ${SCOPE_KINDS[kind]} and l.scope_id = t.id`);
  return row === undefined ? null : { ...row, scope: { kind, id: row.id } };
}

function termWith(table: TermKind, kind: ScopeKind, slug: string | null): SQL {
  return sql`select id from ${termTable(table)}
    where slug = ${slug} and ${SCOPE_KINDS[kind]}::integer = ${sql.raw(String(SCOPE_KINDS[table]))}`;
}

/** What a scope is known by: a category and an occasion by their slug, an intention by a number, null when there is none. */
function slugOrNumber(listing: ListingScope): { slug: string | null; number: number | null } {
  if (listing.kind === 'all') return { slug: null, number: 0 };
  if (listing.kind !== 'intention') return { slug: listing.slug, number: null };
  const intention = intentionFromSlug(listing.slug);
  return { slug: null, number: intention === null ? null : intentionId(intention) };
}
