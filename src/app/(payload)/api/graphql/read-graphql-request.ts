import { GRAPHQL_LIMITS as LIMITS } from '@/domain/graphql-limits';
import { messages } from '@/messages';

import type { GraphqlProblem } from './graphql-refusal';
import { variablesProblem } from './variables-problem';

export type GraphqlRequest = {
  query: string;
  variables: object | null | undefined;
  operationName: string | null | undefined;
};

type Read = { ok: true; request: GraphqlRequest } | { ok: false; problem: GraphqlProblem };

const words = messages.graphql;

/** What a request over HTTP asks of GraphQL, or why it cannot be understood. */
export async function readGraphqlRequest(request: Request): Promise<Read> {
  const [type, ...parameters] = (request.headers.get('content-type') ?? '')
    .toLowerCase()
    .replaceAll(/\s|"/g, '')
    .split(';');
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  if (type !== 'application/json' || (charset ?? 'charset=utf-8') !== 'charset=utf-8') {
    return refuse(415, 'UNSUPPORTED_MEDIA_TYPE', words.notJson);
  }
  const text = await boundedText(request);
  if (text === null) {
    return refuse(413, 'BODY_TOO_LARGE', words.bodyTooLarge(LIMITS.bodyBytes / 1_024));
  }
  return understand(parse(text));
}

function understand(body: unknown): Read {
  if (Array.isArray(body)) return refuse(400, 'BATCH_NOT_SUPPORTED', words.batch);
  if (typeof body !== 'object' || body === null) {
    return refuse(400, 'BAD_BODY', words.bodyNotAnObject);
  }
  const { query, variables, operationName } = body as Record<string, unknown>; // JSON: any name, any value
  if (typeof query !== 'string' || query.trim() === '') {
    return refuse(400, 'QUERY_MISSING', words.queryMissing);
  }
  if (query.length > LIMITS.documentLength) {
    return refuse(400, 'DOCUMENT_TOO_LONG', words.documentTooLong(LIMITS.documentLength));
  }
  if (operationName != null && typeof operationName !== 'string') {
    return refuse(400, 'BAD_OPERATION_NAME', words.badOperationName);
  }
  if (variables != null && (typeof variables !== 'object' || Array.isArray(variables))) {
    return refuse(400, 'BAD_VARIABLES', words.badVariables);
  }
  const problem = variablesProblem(variables);
  if (problem !== null) return { ok: false, problem };
  return { ok: true, request: { query, variables, operationName } };
}

/** The body, or null as soon as it is longer than it may be: the rest is not even received. */
async function boundedText(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length')) > LIMITS.bodyBytes) return null;
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
    length += read.value.byteLength;
    if (length > LIMITS.bodyBytes) return null;
    chunks.push(read.value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuse(status: number, code: GraphqlProblem['code'], message: string): Read {
  return { ok: false, problem: { status, code, message } };
}
