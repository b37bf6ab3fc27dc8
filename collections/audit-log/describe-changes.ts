import type {
  CollectionSlug,
  FlattenedField,
  JsonObject,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload';

import { formatPrice } from '@/domain/price';
import { AUDIT_VALUE_MAX, type AuditChange } from '@/domain/audit';
import { isRecord } from '@/lib/is-record';
import { property } from '@/lib/property';
import { messages } from '@/messages';

export type Entity = SanitizedCollectionConfig | SanitizedGlobalConfig;

const words = messages.admin.history;
/** Kept by the program, or told by the operation itself. */
const UNTOLD = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'descriptionHtml']);
const PRICES = new Set(['price', 'originalPrice']);
/** Documents of one field that are named; beyond them their number is. */
const NAMES_MAX = 20;

/** The fields of a document whose values differ, each with both values as people read them. */
export async function describeChanges(
  entity: Entity,
  before: JsonObject | null,
  after: JsonObject,
  req: PayloadRequest,
): Promise<AuditChange[]> {
  const changes: AuditChange[] = [];
  for (const field of entity.flattenedFields) {
    if (UNTOLD.has(field.name) || ('virtual' in field && field.virtual)) continue;
    if (isHidden(field) || after[field.name] === undefined) continue;
    const [former, present] = [before?.[field.name], after[field.name]].map(comparable);
    if (former === present) continue;
    changes.push({
      path: field.name,
      label: typeof field.label === 'string' ? field.label : field.name,
      before: await textOf(field, before?.[field.name], req),
      after: await textOf(field, after[field.name], req),
    });
  }
  const file = fileChange(before, after);
  return file === null ? changes : [file, ...changes];
}

/** A replaced file may have the same name: the key of its sizes tells its content. */
function fileChange(before: JsonObject | null, after: JsonObject): AuditChange | null {
  if (after.sizesKey === undefined || before?.sizesKey === after.sizesKey) return null;
  const names = [before?.filename, after.filename].map((name: unknown) =>
    typeof name === 'string' ? name : null,
  );
  return { path: 'file', label: words.file, before: names[0] ?? null, after: names[1] ?? null };
}

function isHidden(field: FlattenedField): boolean {
  return property(field.admin, 'hidden') === true || property(field, 'hidden') === true;
}

/** The same text for the same value: documents by their ids, however deep they were read, and nothing by nothing. */
function comparable(value: unknown): string {
  if (isEmpty(value)) return '';
  return JSON.stringify(value, (_, inner: unknown) =>
    isRecord(inner) && 'id' in inner && 'createdAt' in inner ? inner.id : inner,
  );
}

function isEmpty(value: unknown): boolean {
  return value == null || value === '' || (Array.isArray(value) && value.length === 0);
}

async function textOf(
  field: FlattenedField,
  value: unknown,
  req: PayloadRequest,
): Promise<string | null> {
  if (isEmpty(value)) return null;
  const text = await wordsFor(field, value, req);
  return text.length > AUDIT_VALUE_MAX ? `${text.slice(0, AUDIT_VALUE_MAX - 1)}…` : text;
}

async function wordsFor(
  field: FlattenedField,
  value: unknown,
  req: PayloadRequest,
): Promise<string> {
  if (field.type === 'relationship' || field.type === 'upload') {
    return Array.isArray(field.relationTo) ? String(value) : namesOf(field.relationTo, value, req);
  }
  if (field.type === 'richText') return plainText(value).trim();
  if (field.type === 'select') return optionLabels(field.options, value);
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number' && PRICES.has(field.name)) return formatPrice(value);
  if (typeof value === 'number') return value.toString().replace('.', ',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

async function namesOf(
  collection: CollectionSlug,
  value: unknown,
  req: PayloadRequest,
): Promise<string> {
  const ids = [value].flat().map((one) => (isRecord(one) ? one.id : one));
  const title = titleFieldOf(req.payload.collections[collection].config);
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: ids.slice(0, NAMES_MAX) } },
    limit: NAMES_MAX,
    pagination: false,
    depth: 0,
    select: { [title]: true },
    draft: true,
    req,
  });
  const names = new Map(docs.map((doc) => [doc.id, property(doc, title)]));
  const listed = ids.slice(0, NAMES_MAX).map((id) => String(names.get(Number(id)) ?? id));
  const more = ids.length - listed.length;
  return listed.join(', ') + (more > 0 ? words.andMore(more) : '');
}

/** The name of the field that names a document in the panel. */
export function titleFieldOf(entity: Entity): string {
  if (entity.slug === 'media') return 'filename';
  const name = property(entity.admin, 'useAsTitle');
  return typeof name === 'string' ? name : 'id';
}

function optionLabels(options: unknown[], value: unknown): string {
  const labels = new Map(
    options.map((option) => [property(option, 'value'), property(option, 'label')]),
  );
  return [value]
    .flat()
    .map((one) => String(labels.get(one) ?? one))
    .join(', ');
}

/** The text of an editor's state, a space between its blocks. */
function plainText(node: unknown): string {
  const text = property(node, 'text');
  if (typeof text === 'string') return text;
  const inner = property(node, 'root') ?? property(node, 'children');
  if (Array.isArray(inner))
    return inner.map(plainText).join(property(node, 'type') === 'root' ? ' ' : '');
  return inner === undefined ? '' : plainText(inner);
}
