import type { GraphqlCode } from '@/domain/error-code';
import type { DocumentNode } from 'graphql';
import { BREAK, visit } from 'graphql';

import { GRAPHQL_LIMITS as LIMITS } from '@/domain/graphql-limits';
import { messages } from '@/messages';

import { badRequest, type GraphqlProblem } from './graphql-refusal';

const INTROSPECTION = new Set(['__schema', '__type']);

const words = messages.graphql;

/** Refuses nesting that later code would follow by recursion, and introspection. */
export function syntaxTreeProblem(
  document: DocumentNode,
  allowsIntrospection: boolean,
): GraphqlProblem | null {
  let problem: GraphqlProblem | null = null;
  const selections = nesting(LIMITS.depth, 'TOO_DEEP', words.tooDeep);
  const values = nesting(LIMITS.valueDepth, 'VALUES_TOO_DEEP', words.valuesTooDeep);
  visit(document, {
    SelectionSet: selections,
    ListValue: values,
    ObjectValue: values,
    ListType: values,
    Field({ name }) {
      if (allowsIntrospection || !INTROSPECTION.has(name.value)) return undefined;
      return refuse(badRequest('INTROSPECTION_DISABLED', words.introspection));
    },
  });
  return problem;

  function nesting(most: number, code: GraphqlCode, message: (most: number) => string) {
    let depth = 0;
    return {
      enter() {
        depth += 1;
        return depth > most ? refuse(badRequest(code, message(most))) : undefined;
      },
      leave() {
        depth -= 1;
      },
    };
  }

  function refuse(reason: GraphqlProblem): typeof BREAK {
    problem = reason;
    return BREAK;
  }
}
