import 'server-only';

import { slugify } from '@/domain/slug';
import { isRecord } from '@/lib/is-record';

import { INTERNAL } from './collection-schemas';
import { describedOperations, describedSchemas } from './openapi';
import type { JsonSchema, Operation } from './operation';

/** A field of a document, as its readers see it. */
export type ApiField = Readonly<{
  name: string;
  schema: JsonSchema;
  /** An admin key may write it. */
  isWritable: boolean;
}>;

/** What the API offers of one thing. `document` names the schema whose fields these are. */
export type ApiResource = Readonly<{
  /** For its anchor. */
  id: string;
  name: string;
  operations: readonly Operation[];
  document: string | null;
  fields: readonly ApiField[];
}>;

export type ApiReference = Readonly<{
  resources: readonly ApiResource[];
  /** Schemas that are of no resource, by name. */
  shapes: Readonly<Record<string, JsonSchema>>;
}>;

/** The description of the API (`/api/openapi.json`) as the reference page shows it. It is the same until the next release. */
export async function readApiReference(): Promise<ApiReference> {
  const [operations, schemas] = [await describedOperations(), await describedSchemas()];
  const names = [...new Set(operations.map(({ tag }) => tag))];
  const resources = names.map((name): ApiResource => {
    const own = operations.filter(({ tag }) => tag === name);
    const [first] = own;
    const document = first?.document ?? null;
    const fields = document === null ? [] : fieldsOf(document, schemas);
    return { id: slugify(name), name, operations: own, document, fields };
  });
  const shown = new Set(resources.flatMap(({ document }) => document ?? []));
  const shapes = Object.entries(schemas).filter(
    ([name]) => !shown.has(name) && !name.endsWith('-input'),
  );
  return { resources, shapes: Object.fromEntries(shapes) };
}

function fieldsOf(document: string, schemas: Record<string, JsonSchema>): ApiField[] {
  const writable = propertiesOf(schemas[`${document}-input`]);
  return Object.entries(propertiesOf(schemas[document])).flatMap(([name, schema]) =>
    isRecord(schema) && schema[INTERNAL] !== true
      ? [{ name, schema, isWritable: Object.hasOwn(writable, name) }]
      : [],
  );
}

function propertiesOf(schema: JsonSchema | undefined): Record<string, unknown> {
  return isRecord(schema?.properties) ? schema.properties : {};
}
