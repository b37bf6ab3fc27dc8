import type { DocumentNode } from 'graphql';
import { GraphQLError, parse } from 'graphql';

import { GRAPHQL_LIMITS as LIMITS } from '@/domain/graphql-limits';
import { messages } from '@/messages';

import { badRequest, type GraphqlProblem } from './graphql-refusal';

const words = messages.graphql;

/** The document, or why it cannot be read. The parser stops at the first token too many. */
export function parseBounded(query: string): DocumentNode | GraphqlProblem {
  try {
    return parse(query, { maxTokens: LIMITS.tokens });
  } catch (error) {
    // The parser recurses into brackets.
    if (error instanceof RangeError) return badRequest('TOO_DEEP', words.tooDeep(LIMITS.depth));
    if (!(error instanceof GraphQLError)) throw error;
    // Only its message says that there were too many tokens.
    if (error.message.includes('tokens. Parsing aborted')) {
      return badRequest('TOO_MANY_TOKENS', words.tooManyTokens(LIMITS.tokens));
    }
    const { line, column } = error.locations?.[0] ?? { line: 1, column: 1 };
    const problem = badRequest('SYNTAX_ERROR', words.syntax(line, column));
    return { ...problem, locations: [{ line, column }] };
  }
}
