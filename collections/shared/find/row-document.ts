import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { CollectionSlug, FlattenedField, SanitizedCollectionConfig } from 'payload';

import { isRecord } from '@/lib/is-record';
import { property } from '@/lib/property';
import { shared } from '@/lib/shared';

/** A row of a collection's table, as `row_to_json` writes it. */
export type Row = Record<string, unknown>;
/** What a document has in other tables: by a field's name, the values in their order. */
export type Lists = Record<string, unknown[]>;

type Column = { field: FlattenedField; name: string };

const COLUMN_TYPES = new Set<FlattenedField['type']>([
  ...(['text', 'textarea', 'email', 'code', 'number', 'checkbox', 'date'] as const),
  ...(['select', 'radio', 'richText', 'json', 'relationship', 'upload'] as const),
]);
const columnsOf = shared(
  'row-columns',
  () => new WeakMap<SanitizedCollectionConfig, Column[] | null>(),
);

/**
 * The document of a row, exactly as Payload's adapter answers it to its operations, which then apply hooks and the access of
 * fields. Throws for a collection with fields that such a row and lists of values do not hold.
 */
export function documentOf(
  adapter: PostgresAdapter,
  slug: CollectionSlug,
  row: Row,
  lists: Lists = {},
): Row & { id: number } {
  const columns = columnsIn(adapter, slug);
  if (columns === null) throw new Error(`a document of ${slug} is more than a row`);
  const document: Row = {};
  for (const { field, name } of columns) {
    document[field.name] = hasMany(field)
      ? (lists[field.name] ?? [])
      : valueOf(field, row[name] ?? null);
  }
  return Object.assign(document, { id: Number(row.id) });
}

/** Whether one row holds the whole document. */
export function isOfOneRow(adapter: PostgresAdapter, slug: CollectionSlug): boolean {
  return columnsIn(adapter, slug)?.every(({ field }) => !hasMany(field)) === true;
}

/** The relations of a collection that one column holds, each with the collection it leads to. */
export function relationColumns(adapter: PostgresAdapter, slug: CollectionSlug) {
  return (columnsIn(adapter, slug) ?? []).flatMap(({ field, name }) =>
    !hasMany(field) && 'relationTo' in field && typeof field.relationTo === 'string'
      ? [{ name, to: field.relationTo }]
      : [],
  );
}

/** The collection's table, by its name in the database. */
export function tableOf(slug: CollectionSlug): string {
  return slug.replaceAll('-', '_');
}

function columnsIn(adapter: PostgresAdapter, slug: CollectionSlug): Column[] | null {
  const config = adapter.payload.collections[slug].config;
  let columns = columnsOf.get(config);
  if (columns === undefined) {
    columns = readColumns(adapter, config);
    columnsOf.set(config, columns);
  }
  return columns;
}

function readColumns(adapter: PostgresAdapter, config: SanitizedCollectionConfig): Column[] | null {
  const table: unknown = property(adapter.tables, tableOf(config.slug));
  const columns: Column[] = [];
  for (const field of config.flattenedFields) {
    if ('virtual' in field && field.virtual !== undefined) continue;
    if (!COLUMN_TYPES.has(field.type) || ('localized' in field && field.localized === true))
      return null;
    const name = property(property(table, field.name), 'name');
    if (hasMany(field)) columns.push({ field, name: '' });
    else if (typeof name === 'string') columns.push({ field, name });
    else return null;
  }
  return columns;
}

function hasMany(field: FlattenedField): boolean {
  return 'hasMany' in field && field.hasMany === true;
}

function valueOf(field: FlattenedField, value: unknown): unknown {
  if (field.type === 'date' && typeof value === 'string') return new Date(value).toISOString();
  return isRecord(value) || Array.isArray(value) ? structuredClone(value) : value;
}
