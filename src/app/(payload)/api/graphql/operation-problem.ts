import type { DefinitionNode } from 'graphql';
import { Kind, OperationTypeNode } from 'graphql';

import { GRAPHQL_LIMITS as LIMITS } from '@/domain/graphql-limits';
import { messages } from '@/messages';

import { badRequest, type GraphqlProblem } from './graphql-refusal';

const words = messages.graphql;

/** Refuses a document in which it is not clear what to execute, or which has too many definitions. */
export function operationProblem(
  definitions: readonly DefinitionNode[],
  operationName: string | null | undefined,
): GraphqlProblem | null {
  const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const fragments = definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  if (operations.length + fragments.length < definitions.length) {
    return badRequest('NOT_EXECUTABLE', words.notExecutable);
  }
  if (operations.length === 0) return badRequest('OPERATION_MISSING', words.noOperation);
  if (operations.length > LIMITS.operations) {
    return badRequest('TOO_MANY_OPERATIONS', words.tooManyOperations(LIMITS.operations));
  }
  if (fragments.length > LIMITS.fragments) {
    return badRequest('TOO_MANY_FRAGMENTS', words.tooManyFragments(LIMITS.fragments));
  }
  if (operations.some(({ operation }) => operation === OperationTypeNode.SUBSCRIPTION)) {
    return badRequest('SUBSCRIPTION_NOT_SUPPORTED', words.subscription);
  }
  if (operationName == null) {
    if (operations.length === 1) return null;
    return badRequest('OPERATION_NAME_MISSING', words.operationNameMissing);
  }
  if (operations.some(({ name }) => name?.value === operationName)) return null;
  return badRequest('OPERATION_UNKNOWN', words.unknownOperation(operationName.slice(0, 100)));
}
