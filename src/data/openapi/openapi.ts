import 'server-only';

import config from '@payload-config';

import { ERROR_CODES } from '@/domain/error-code';
import { lazily } from '@/domain/lazily';
import { paths as pathsOfSite } from '@/lib/paths';
import { apiReference as words } from '@/messages/api-reference';

import { operationsOf } from './collection-operations';
import { schemasOf } from './collection-schemas';
import type { JsonSchema, Operation } from './operation';
import { OWN_OPERATIONS, OWN_SCHEMAS } from './own-operations';

/** Collections that everybody reads, and an admin key writes. */
const COLLECTIONS = [
  ...['gifts', 'categories', 'category-groups', 'occasions', 'occasion-groups'],
  ...['reviews', 'media'],
];
const GLOBAL = 'site-settings';

/** The description of the API in OpenAPI 3.1, as JSON. It is made once: nothing in it depends on the database. */
export const openApiDocument = lazily(async () => JSON.stringify(await describe()));

/** Every operation that is described. */
export async function describedOperations(): Promise<Operation[]> {
  const { collections } = await config;
  const described = COLLECTIONS.flatMap((slug) => {
    const collection = collections.find((one) => one.slug === slug);
    return collection === undefined ? [] : operationsOf(collection);
  });
  return [...OWN_OPERATIONS, ...described, readSettings];
}

const readSettings: Operation = {
  method: 'get',
  path: `/globals/${GLOBAL}`,
  id: 'readSiteSettings',
  summary: words.operations.global,
  tag: words.catalogue,
  parameters: [],
  document: GLOBAL,
  answer: { $ref: `#/components/schemas/${GLOBAL}` },
};

/** The shapes that operations refer to, by their names. */
export async function describedSchemas(): Promise<Record<string, JsonSchema>> {
  const payloadConfig = await config;
  const entities = [...payloadConfig.collections, ...payloadConfig.globals].filter(
    ({ slug }) => COLLECTIONS.includes(slug) || slug === GLOBAL,
  );
  return { ...schemasOf(payloadConfig, entities), ...OWN_SCHEMAS, Errors: ERRORS };
}

async function describe(): Promise<JsonSchema> {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const operation of await describedOperations()) {
    (paths[operation.path] ??= {})[operation.method] = written31(operation);
  }
  return {
    openapi: '3.1.0',
    info: { title: words.title, version: '1', description: words.description },
    servers: [{ url: '/api' }],
    externalDocs: { url: pathsOfSite.developers, description: words.page },
    paths,
    components: {
      schemas: await describedSchemas(),
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: words.key },
      },
    },
  };
}

/** An operation in the words of OpenAPI. */
function written31(operation: Operation): JsonSchema {
  const { id, summary, tag, parameters, body, answer, status = 200, isAdmin = false } = operation;
  const error = { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } };
  return {
    operationId: id,
    summary,
    tags: [tag],
    parameters,
    ...(body && { requestBody: { required: true, content: contentOf(body) } }),
    security: isAdmin ? [{ apiKey: [] }] : [{}, { apiKey: [] }],
    responses: {
      [status]: {
        description: words.answers.ok,
        content: { 'application/json': { schema: answer } },
      },
      default: { description: words.answers.error, content: error },
    },
  };
}

function contentOf({ type, schema, example }: NonNullable<Operation['body']>): JsonSchema {
  return { [type]: { schema, example } };
}

/** One shape for every refusal. */
const ERRORS: JsonSchema = {
  type: 'object',
  properties: {
    errors: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: {
          code: { type: 'string', enum: ERROR_CODES },
          message: { type: 'string' },
          field: { type: 'string' },
          name: { type: 'string' },
          data: { type: 'object' },
        },
        required: ['code', 'message'],
      },
    },
  },
  required: ['errors'],
};
