import { GRAPHQL_LIMITS as LIMITS } from '@/domain/graphql-limits';
import { messages } from '@/messages';

import { badRequest, type GraphqlProblem } from './graphql-refusal';

/** Refuses variables that are nested too deep or too many, before any code recurses into them. */
export function variablesProblem(variables: object | null | undefined): GraphqlProblem | null {
  let level: unknown[] = variables == null ? [] : [variables];
  let entries = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > LIMITS.valueDepth) {
      return badRequest('VARIABLES_TOO_DEEP', messages.graphql.variablesTooDeep(LIMITS.valueDepth));
    }
    level = level.flatMap((value): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
    entries += level.length;
    if (entries > LIMITS.variableEntries) {
      const message = messages.graphql.tooManyVariables(LIMITS.variableEntries);
      return badRequest('VARIABLES_TOO_LARGE', message);
    }
  }
  return null;
}
