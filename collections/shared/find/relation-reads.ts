import { sql } from '@payloadcms/db-postgres';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { CollectionBeforeOperationHook, CollectionSlug, Find, PayloadRequest } from 'payload';

import { isDocumentId } from '@/domain/document-id';
import { property } from '@/lib/property';
import { shared } from '@/lib/shared';

import type { AdapterExtension } from '../extend-adapter';
import { anyValue, statementNames } from '../statements';
import { askList } from './ask-list';
import { documentOf, isOfOneRow, relationColumns, type Row, tableOf } from './row-document';

type Rows = Map<number, Row>;
/** Of one request: what was read of each collection, and what will be asked for next if relations are followed. */
type Reads = { rows: Map<CollectionSlug, Rows>; expected: Map<CollectionSlug, Set<number>> };

const reads = shared('relation-reads', () => new WeakMap<object, Reads>());
// Their texts say which collections are asked together: their names are not among those that strangers' shapes take.
const nameOf = statementNames('relations', 16);
/** The queries by which Payload's loader asks for related documents. */
const asked = shared('relation-queries', () => new WeakSet());

/** Notes a query for related documents: only the loader gives the depth that it has reached. */
export const noteRelationRead: CollectionBeforeOperationHook = ({ args, operation }) => {
  const where: unknown = 'where' in args ? args.where : undefined;
  const isLoaders = 'currentDepth' in args && args.currentDepth !== undefined;
  if (operation === 'read' && isLoaders && typeof where === 'object' && where !== null) {
    asked.add(where);
  }
  return args;
};

/** Says which documents a request is likely to ask for next, so that one statement reads those of all collections. */
export function expectRelations(
  req: Partial<PayloadRequest> | undefined,
  ids: Iterable<readonly [CollectionSlug, number]>,
): void {
  const { rows, expected } = readsOf(req);
  for (const [slug, id] of ids) {
    if (rows.get(slug)?.has(id) === true) continue;
    const wanted = expected.get(slug) ?? new Set();
    expected.set(slug, wanted.add(id));
  }
}

/**
 * The adapter with related documents that are read together: Payload asks for those of each collection and level by a
 * statement of its own, one after the other. Access, hooks and fields are the operation's as before; where an access
 * function adds a condition, and within a transaction, the query is Payload's own.
 */
export const mergedRelations: AdapterExtension = (database) => {
  const find = database.find.bind(database);
  const findMerged: Find = async (given) => {
    const ids = relationIds(given);
    if (ids === null) return find(given);
    const docs = await readRelated(database, given.collection, ids, given.req);
    // The border to Payload's types: documents of the collection that was asked for.
    return docs === null ? find(given) : (unpaged(docs) as never);
  };
  return { find: findMerged };
};

/** The ids of a query for related documents that nothing else narrows, or null. */
function relationIds({ req, select, where }: Parameters<Find>[0]): number[] | null {
  if (req === undefined || req.transactionID != null || select != null) return null;
  const parts: unknown = property(where, 'and');
  if (!Array.isArray(parts) || parts.length !== 1) return null;
  const only: unknown = parts[0];
  if (typeof only !== 'object' || only === null || !asked.has(only)) return null;
  const ids: unknown = property(property(only, 'id'), 'in');
  return Array.isArray(ids) && ids.every(isDocumentId) ? ids : null;
}

async function readRelated(
  adapter: PostgresAdapter,
  slug: CollectionSlug,
  ids: number[],
  req: Parameters<Find>[0]['req'],
): Promise<object[] | null> {
  if (!isOfOneRow(adapter, slug)) return null;
  const { rows, expected } = readsOf(req);
  const known = rows.get(slug);
  if (!ids.every((id) => known?.has(id) === true)) {
    expectRelations(
      req,
      ids.map((id) => [slug, id] as const),
    );
    await readExpected(adapter, { rows, expected }, req);
  }
  return ids.flatMap((id) => {
    const row = rows.get(slug)?.get(id);
    return row === undefined ? [] : [documentOf(adapter, slug, row)];
  });
}

/** One statement for what is expected of all collections; what its rows relate to is expected next. */
async function readExpected(
  adapter: PostgresAdapter,
  { rows, expected }: Reads,
  req: Parameters<Find>[0]['req'],
): Promise<void> {
  // In one order, so that the same collections are one text.
  const wanted = [...expected]
    .filter(([slug]) => isOfOneRow(adapter, slug))
    .toSorted(([a], [b]) => a.localeCompare(b));
  expected.clear();
  const parts = wanted.map(
    ([slug, ids]) => sql`
      select ${slug}::text as slug, row_to_json(t) as row
      from ${sql.identifier(tableOf(slug))} t
      where t.id = any (${anyValue([...ids], 'integer[]')})`,
  );
  const found = await askList<{ slug: CollectionSlug; row: Row }>(
    adapter,
    req,
    sql.join(parts, sql` union all `),
    nameOf,
  );
  for (const { slug, row } of found) {
    const known: Rows = rows.get(slug) ?? new Map<number, Row>();
    rows.set(slug, known.set(Number(row.id), row));
    const next = relationColumns(adapter, slug).flatMap(({ name, to }) =>
      isDocumentId(row[name]) ? [[to, row[name]] as const] : [],
    );
    expectRelations(req, next);
  }
}

function readsOf(req: Partial<PayloadRequest> | undefined): Reads {
  // What GraphQL's resolvers and Payload's operations have as the request are different objects around one loader.
  const key = req?.payloadDataLoader ?? req ?? {};
  const known = reads.get(key) ?? { rows: new Map(), expected: new Map() };
  reads.set(key, known);
  return known;
}

/** As Payload's adapter answers a query without pages. */
function unpaged(docs: object[]) {
  return {
    ...{ docs, totalDocs: docs.length, totalPages: 1, limit: 0, page: 1, pagingCounter: 1 },
    ...{ hasNextPage: false, hasPrevPage: false, nextPage: null, prevPage: null },
  };
}
