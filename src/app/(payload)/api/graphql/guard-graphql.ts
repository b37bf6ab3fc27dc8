import { GRAPHQL_LIMITS } from '@/domain/graphql-limits';
import { env } from '@/lib/env';
import { messages } from '@/messages';

import { documentProblem } from './document-problem';
import { graphqlRefusal } from './graphql-refusal';
import { readGraphqlRequest } from './read-graphql-request';
import { executeOrRefuse } from './unavailable';
import { wordFailure } from './word-failure';

type Handler = (request: Request) => Promise<Response>;

const words = messages.graphql;

/**
 * Guards Payload's GraphQL: only well-formed requests with a document that is cheap to validate reach it, and its
 * errors are answered in Portuguese with the right status.
 */
export function guardGraphql(execute: Handler): Handler {
  return async (request) => {
    if (!acceptsJson(request)) {
      return graphqlRefusal({ status: 406, code: 'NOT_ACCEPTABLE', message: words.notAcceptable });
    }
    const read = await readGraphqlRequest(request);
    if (!read.ok) return graphqlRefusal(read.problem);
    const { query, variables, operationName } = read.request;
    const allowsIntrospection = env.GRAPHQL_INTROSPECTION;
    const problem = documentProblem(query, { operationName, variables, allowsIntrospection });
    if (problem !== null) return graphqlRefusal(problem);

    const answer = await executeOrRefuse(
      execute,
      // The URL's parameters are removed: the resolvers would take `draft` and the like from them.
      new Request(new URL(request.url).origin + new URL(request.url).pathname, {
        method: 'POST',
        headers: withoutLength(request.headers),
        body: JSON.stringify({ query, variables, operationName }),
      }),
    );
    return wordFailure(answer, allowsIntrospection);
  };
}

/** For every method but POST. */
export function refuseMethod(): Promise<Response> {
  const { methodNotAllowed: message } = words;
  return Promise.resolve(
    graphqlRefusal(
      { status: 405, code: 'METHOD_NOT_ALLOWED', message },
      { Allow: 'POST, OPTIONS' },
    ),
  );
}

/** The media types that Payload's GraphQL answers with; it refuses others with an empty answer. */
function acceptsJson(request: Request): boolean {
  const accept = (request.headers.get('accept') ?? '*/*').replaceAll(/\s/g, '').toLowerCase();
  const types = accept.split(',', GRAPHQL_LIMITS.acceptedTypes);
  return types.some((type) => {
    const [name = '', ...parameters] = type.split(';');
    const charset = parameters.find((parameter) => parameter.includes('charset='));
    return JSON_TYPES.has(name) && (charset ?? 'charset=utf-8') === 'charset=utf-8';
  });
}

const JSON_TYPES = new Set([
  'application/graphql-response+json',
  'application/json',
  'application/*',
  '*/*',
]);

function withoutLength(headers: Headers): Headers {
  const copy = new Headers(headers);
  // The body is written anew.
  copy.delete('content-length');
  copy.set('content-type', 'application/json');
  return copy;
}
