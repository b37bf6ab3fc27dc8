import type { DirectiveNode, DocumentNode } from 'graphql';
import { BREAK, Kind, visit } from 'graphql';

import { property } from '@/lib/property';
import { messages } from '@/messages';

import { badRequest, type GraphqlProblem } from './graphql-refusal';

const CONDITIONS = new Set(['skip', 'include']);

/**
 * Refuses a `@skip` or `@include` whose condition is not true or false in every operation. Validation would refuse it
 * too, but Payload computes the document's complexity during it, and throws at such a condition.
 */
export function conditionProblem(
  document: DocumentNode,
  variables: object | null | undefined,
): GraphqlProblem | null {
  let problem: GraphqlProblem | null = null;
  visit(document, {
    Directive(directive) {
      if (!CONDITIONS.has(directive.name.value) || isCondition(directive)) return undefined;
      const message = messages.graphql.badCondition(directive.name.value);
      problem = badRequest('VALIDATION_ERROR', message);
      return BREAK;
    },
  });
  return problem;

  function isCondition({ arguments: given = [] }: DirectiveNode): boolean {
    const [first] = given;
    if (given.length !== 1 || first?.name.value !== 'if') return false;
    const { value } = first;
    if (value.kind !== Kind.VARIABLE) return value.kind === Kind.BOOLEAN;
    return document.definitions.every(
      (definition) =>
        definition.kind !== Kind.OPERATION_DEFINITION ||
        definition.variableDefinitions?.some(
          ({ variable, defaultValue }) =>
            variable.name.value === value.name.value &&
            (variables != null && Object.hasOwn(variables, value.name.value)
              ? typeof property(variables, value.name.value) === 'boolean'
              : defaultValue?.kind === Kind.BOOLEAN),
        ) === true,
    );
  }
}
