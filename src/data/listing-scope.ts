import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';

import { INTENTIONS, intentionFromSlug, type Intention } from '@/domain/intentions';
import type { ListingScope } from '@/domain/listing';
import { SCOPE_KINDS, type ScopeKind } from '@/lib/cache-tags';

import { statement } from './statement';
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
 * A statement that answers the id of the scope and how many gifts it has, and nothing when there is no such category or
 * occasion. `more` adds columns, and begins with a comma; the scope's id is `t.id` in it.
 */
function scopeStatement<More extends object>(name: string, kind: ScopeKind, more: SQL = sql``) {
  const isTerm = kind === 'category' || kind === 'occasion';
  const given = sql.placeholder('given');
  const found = isTerm
    ? sql`(select id from ${termTable(kind)} where slug = ${given})`
    : sql`(select ${given}::integer as id)`;
  return statement<{ id: number; total: number } & More>(
    `${name}-${kind}`,
    sql`select t.id, coalesce(l.total, 0) as total ${more} from ${found} t
      left join listing_totals l on l.scope_kind = ${sql.raw(String(SCOPE_KINDS[kind]))} and l.scope_id = t.id`,
  );
}

type Known<More> = { scope: Scope; total: number } & More;

/** Finds a scope by such a statement, with what it has added. Null when the category or occasion does not exist. */
export function scopeReader<More extends object>(name: string, more?: (kind: ScopeKind) => SQL) {
  const of = (kind: ScopeKind) => scopeStatement<More>(name, kind, more?.(kind));
  const statements = {
    ...{ all: of('all'), category: of('category') },
    ...{ occasion: of('occasion'), intention: of('intention') },
  };
  return async (listing: ListingScope): Promise<Known<More> | null> => {
    const { kind } = listing;
    const given = kind === 'all' ? 0 : kind === 'intention' ? idOf(listing.slug) : listing.slug;
    const [row] = given === null ? [] : await statements[kind]({ given });
    return row === undefined ? null : { ...row, scope: { kind, id: row.id } };
  };
}

export const findScope = scopeReader('listing-scope');

function idOf(slug: string): number | null {
  const intention = intentionFromSlug(slug);
  return intention === null ? null : intentionId(intention);
}
