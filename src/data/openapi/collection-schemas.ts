import { configToJSONSchema, type FlattenedField, type SanitizedConfig } from 'payload';

import { adminsOnlyField, nobodyField } from '@collections/shared/access';
import { isRecord } from '@/lib/is-record';
import { property } from '@/lib/property';
import { apiReference as words } from '@/messages/api-reference';

import type { JsonSchema } from './operation';

/** The mark of a field that integrators have no use for. */
export const INTERNAL = 'x-internal';

type Entity = Readonly<{ slug: string; flattenedFields: FlattenedField[] }>;

/** Written by Payload, the database or with the file of an upload, whatever is sent. */
const KEPT = [
  ...['id', 'createdAt', 'updatedAt'],
  ...['url', 'thumbnailURL', 'filename', 'mimeType', 'filesize', 'width', 'height', '_objectKey'],
];

/**
 * The schemas of the documents of these collections and globals, as Payload makes them for its types: what an answer has,
 * and under `<slug>-input` what may be written. Other collections are ids there, because no answer has more of them.
 */
export function schemasOf(
  config: SanitizedConfig,
  entities: readonly Entity[],
): Record<string, JsonSchema> {
  const { definitions = {} } = configToJSONSchema(config, 'number');
  const open = new Set(entities.map(({ slug }) => slug));
  return Object.fromEntries(
    entities.flatMap((entity) => {
      const schema: unknown = definitions[entity.slug];
      if (!isRecord(schema)) return [];
      const isGlobal = config.globals.map(({ slug }): string => slug).includes(entity.slug);
      const answered = refer(asAnswered(isGlobal ? asGlobal(schema) : schema, entity), open);
      return [
        [entity.slug, answered],
        [`${entity.slug}-input`, asInput(answered, entity)],
      ] as [string, JsonSchema][];
    }),
  );
}

/** Payload answers which global it is, and its types do not say so. */
function asGlobal(schema: JsonSchema): JsonSchema {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  return { ...schema, properties: { ...properties, globalType: { type: 'string' } } };
}

/**
 * What not everybody may read, and what is hidden, may be absent. A field has its label as title; what only serves the
 * panel's own searches is marked, so that the reference page leaves it out.
 */
function asAnswered(schema: JsonSchema, { flattenedFields }: Entity): JsonSchema {
  const guarded = new Set(flattenedFields.filter(isGuarded).map(({ name }) => name));
  const required = listOf(schema.required).filter((name) => !guarded.has(name));
  const properties = isRecord(schema.properties) ? { ...schema.properties } : {};
  for (const field of flattenedFields) {
    const described = properties[field.name];
    if (isRecord(described)) properties[field.name] = { ...described, ...remarksOn(field) };
  }
  return { ...schema, properties, required };
}

function remarksOn(field: FlattenedField): JsonSchema {
  const label = property(field, 'label');
  return {
    ...(typeof label === 'string' && { title: label }),
    ...(isForThePanel(field) && { [INTERNAL]: true }),
  };
}

function asInput(schema: JsonSchema, { flattenedFields }: Entity): JsonSchema {
  const closed = new Set(flattenedFields.filter(isKept).map(({ name }) => name));
  const all = isRecord(schema.properties) ? schema.properties : {};
  const properties = Object.fromEntries(
    Object.entries(all).filter(([name]) => !KEPT.includes(name) && !closed.has(name)),
  );
  return { type: 'object', description: words.input, properties, additionalProperties: false };
}

const isHidden = (field: FlattenedField) => property(field, 'hidden') === true;
const isGuarded = (field: FlattenedField) =>
  isHidden(field) || property(property(field, 'access'), 'read') !== undefined;
const isKept = (field: FlattenedField) =>
  isHidden(field) ||
  property(field, 'virtual') !== undefined ||
  accessOf(field, 'create') === nobodyField;
/** An admin key reads it, and has no use for it. */
const isForThePanel = (field: FlattenedField) =>
  property(property(field, 'admin'), 'hidden') === true &&
  accessOf(field, 'read') === adminsOnlyField;
const accessOf = (field: FlattenedField, operation: string) =>
  property(property(field, 'access'), operation);

/** References as OpenAPI has them; what leads to a collection that is not described is an id. */
function refer(value: JsonSchema, open: ReadonlySet<string>): JsonSchema {
  return rewrite(value, open) as JsonSchema;
}

function rewrite(value: unknown, open: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, open));
  if (!isRecord(value)) return value;
  if (typeof value.$ref === 'string') {
    const name = value.$ref.replace('#/definitions/', '');
    return open.has(name) ? { $ref: `#/components/schemas/${name}` } : { type: 'integer' };
  }
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => [
    name,
    rewrite(inner, open),
  ]);
  const rewritten: Record<string, unknown> = Object.fromEntries(entries);
  // An id is both alternatives of a relation to what is not described: one of them is enough.
  const { oneOf, enum: values } = rewritten;
  if (oneOf !== undefined) rewritten.anyOf = oneOf;
  delete rewritten.oneOf;
  // Payload leaves it out of the values of a choice that may be empty.
  if (Array.isArray(values) && listOf(rewritten.type).includes('null')) {
    rewritten.enum = [...(values as unknown[]).filter((one) => one !== null), null];
  }
  return rewritten;
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
