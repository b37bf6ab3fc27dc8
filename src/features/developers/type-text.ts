import type { JsonSchema } from '@/data/openapi/operation';
import { isRecord } from '@/lib/is-record';
import { developers } from '@/messages/developers';

const words = developers.types;
const NAMES: Readonly<Record<string, string>> = {
  string: words.string,
  number: words.number,
  integer: words.integer,
  boolean: words.boolean,
  object: words.object,
  null: words.none,
};

/** What a value of this schema is, in a few words; a schema of its own is told by its name. */
export function typeText(schema: unknown): string {
  if (!isRecord(schema)) return words.any;
  const { $ref, anyOf, oneOf, enum: values, type, items } = schema;
  if (typeof $ref === 'string') return nameIn($ref);
  const alternatives = Array.isArray(anyOf) ? anyOf : oneOf;
  if (Array.isArray(alternatives)) return alternativesText(alternatives);
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ');
  const types = Array.isArray(type) ? type : [type];
  return either(
    types.map((one) => {
      if (one === 'array') return words.listOf(typeText(items));
      if (schema.format === 'date-time') return words.moment;
      return typeof one === 'string' ? (NAMES[one] ?? words.any) : words.any;
    }),
  );
}

/** A number beside a document is its id. */
function alternativesText(alternatives: readonly unknown[]): string {
  const isRelation = alternatives.some((one) => isRecord(one) && '$ref' in one);
  const texts = alternatives.map((one) =>
    isRelation && isRecord(one) && !('$ref' in one)
      ? typeText(one).replace(words.number, words.id)
      : typeText(one),
  );
  return either(texts);
}

function either(texts: readonly string[]): string {
  return [...new Set(texts)].join(words.or);
}

/** `#/components/schemas/gifts` as `gifts`. */
function nameIn(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** An object with the types of its values in their places, as JSON is laid out; anything else in words. */
export function shapeText(schema: JsonSchema, isWithin = ''): string {
  const { properties, type, items } = schema;
  if (type === 'array' && isRecord(items) && isRecord(items.properties)) {
    return `[${shapeText(items, isWithin)}]`;
  }
  if (!isRecord(properties)) return type === 'array' ? `[${typeText(items)}]` : typeText(schema);
  const inner = `${isWithin}  `;
  const lines = Object.entries(properties).map(
    ([name, value]) =>
      `${inner}"${name}": ${isRecord(value) ? shapeText(value, inner) : typeText(value)}`,
  );
  return `{\n${lines.join(',\n')}\n${isWithin}}`;
}
