import type { CollectionSlug, SanitizedCollectionConfig } from 'payload';

import { queryFieldsOf } from '@collections/shared/queries/query-fields';
import {
  QUERY_DEPTH_MAX,
  QUERY_LIMIT_DEFAULT,
  QUERY_LIMIT_MAX,
  QUERY_ROWS_MAX,
} from '@/domain/query-limits';
import { isRecord } from '@/lib/is-record';
import { property } from '@/lib/property';
import { apiReference as words } from '@/messages/api-reference';

import { BODIES, EXAMPLE_ID } from './example-bodies';
import { type JsonSchema, type Operation, type Parameter, query } from './operation';

const DEPTH = query(
  'depth',
  { type: 'integer', minimum: 0, maximum: QUERY_DEPTH_MAX, default: QUERY_DEPTH_MAX },
  { description: words.parameters.depth, example: 0 },
);
const ID: Parameter = {
  ...{ name: 'id', in: 'path', required: true, description: words.parameters.id },
  example: EXAMPLE_ID,
  schema: { type: 'integer', minimum: 1 },
};
const COUNT: JsonSchema = {
  type: 'object',
  properties: { totalDocs: { type: 'integer' } },
  required: ['totalDocs'],
  additionalProperties: false,
};

/** What the API offers of a collection that everybody reads: its list, count and documents, and writing with a key. */
export function operationsOf(collection: SanitizedCollectionConfig): Operation[] {
  const { slug } = collection;
  const [one, many] = [textOf(collection.labels.singular), textOf(collection.labels.plural)];
  const name = camelOf(slug);
  const document = { $ref: `#/components/schemas/${slug}` };
  const written = {
    type: 'object',
    properties: { doc: document, message: { type: 'string' } },
    required: ['doc', 'message'],
  };
  const common = { tag: many, document: slug };
  const { filter } = queryFieldsOf(slug);
  const where: Parameter = {
    ...query(
      'where',
      { type: 'object' },
      { description: words.parameters.where(filter.join(', ')) },
    ),
    ...{ style: 'deepObject', explode: true },
  };
  const [created, changed] = [bodyOf(collection, 'create'), bodyOf(collection, 'change')];
  const trash = query(
    'trash',
    { type: 'boolean' },
    { description: words.parameters.trash, example: true },
  );
  return [
    {
      ...common,
      ...{ method: 'get', path: `/${slug}`, id: `list${name}` },
      summary: words.operations.list(many),
      parameters: [...pagingOf(slug), DEPTH, where],
      answer: pageOf(document),
    },
    {
      ...common,
      ...{ method: 'get', path: `/${slug}/count`, id: `count${name}` },
      summary: words.operations.count(many),
      parameters: [where],
      answer: COUNT,
    },
    {
      ...common,
      ...{ method: 'get', path: `/${slug}/{id}`, id: `read${name}` },
      summary: words.operations.one(one),
      parameters: [ID, DEPTH],
      answer: document,
    },
    {
      ...common,
      ...{ method: 'post', path: `/${slug}`, id: `create${name}`, isAdmin: true, status: 201 },
      summary: words.operations.create(one),
      ...{ parameters: [DEPTH], body: created, answer: written },
    },
    {
      ...common,
      ...{ method: 'patch', path: `/${slug}/{id}`, id: `update${name}`, isAdmin: true },
      summary: words.operations.update(one),
      ...{ parameters: [ID, DEPTH], body: changed, answer: written },
    },
    {
      ...common,
      ...{ method: 'delete', path: `/${slug}/{id}`, id: `delete${name}`, isAdmin: true },
      summary: words.operations.remove(one),
      parameters: collection.trash ? [ID, DEPTH, trash] : [ID, DEPTH],
      answer: written,
    },
  ];
}

function pagingOf(slug: CollectionSlug): Parameter[] {
  const { sort } = queryFieldsOf(slug);
  return [
    query(
      'limit',
      { type: 'integer', minimum: 1, maximum: QUERY_LIMIT_MAX, default: QUERY_LIMIT_DEFAULT },
      { description: words.parameters.limit, example: 2 },
    ),
    query(
      'page',
      { type: 'integer', minimum: 1 },
      { description: words.parameters.page(QUERY_ROWS_MAX) },
    ),
    query(
      'sort',
      { type: 'string', enum: sort.flatMap((field) => [field, `-${field}`]) },
      { description: words.parameters.sort, example: '-createdAt' },
    ),
  ];
}

function pageOf(document: JsonSchema): JsonSchema {
  const [whole, flag] = [{ type: 'integer' }, { type: 'boolean' }];
  const beside = { type: ['integer', 'null'] };
  const properties = {
    docs: { type: 'array', items: document },
    ...{ totalDocs: whole, limit: whole, page: whole, totalPages: whole, pagingCounter: whole },
    ...{ hasPrevPage: flag, hasNextPage: flag, prevPage: beside, nextPage: beside },
  };
  const required = Object.keys(properties);
  return { type: 'object', properties, required, additionalProperties: false };
}

function bodyOf(
  collection: SanitizedCollectionConfig,
  write: 'create' | 'change',
): NonNullable<Operation['body']> {
  const schema = { $ref: `#/components/schemas/${collection.slug}-input` };
  const example = BODIES[collection.slug]?.[write] ?? {};
  if (!isRecord(property(collection, 'upload'))) {
    return { type: 'application/json', schema, example };
  }
  const properties = {
    file: { type: 'string', contentMediaType: 'application/octet-stream' },
    _payload: { type: 'string', contentMediaType: 'application/json', contentSchema: schema },
  };
  const file = write === 'create' ? { file: '@caneca.jpg' } : {};
  return {
    type: 'multipart/form-data',
    schema: { type: 'object', properties },
    example: { ...file, _payload: JSON.stringify(example) },
  };
}

function textOf(label: unknown): string {
  return typeof label === 'string' ? label : '';
}

/** `category-groups` as `CategoryGroups`. */
function camelOf(slug: string): string {
  return slug.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
