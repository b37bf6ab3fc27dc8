import type { ExecutionArgs, ValidationRule } from 'graphql';
import { getVariableValues, GraphQLError } from 'graphql';

import type { GraphqlCode } from '@/domain/error-code';
import { GRAPHQL_MAX_COST } from '@/domain/graphql-limits';
import { QUERY_DEPTH_MAX, QUERY_LIMIT_MAX } from '@/domain/query-limits';
import { property } from '@/lib/property';
import { messages } from '@/messages';

import { operationCost } from './operation-cost';

/** Refuses an operation that would cost too much, before any of it is executed. Admins are exempt. */
export function costRules({
  contextValue,
  schema,
  variableValues,
}: ExecutionArgs): ValidationRule[] {
  const user = property(property(contextValue, 'req'), 'user');
  if (property(user, 'isAdmin') === true) return [];
  return [
    (context) => ({
      OperationDefinition(node) {
        const type = schema.getRootType(node.operation);
        if (type == null) return;
        const { variableDefinitions = [], selectionSet } = node;
        // What cannot be coerced is refused by Payload's own rule.
        const { coerced = {} } = getVariableValues(schema, variableDefinitions, {
          ...variableValues,
        });
        const costOf = operationCost(schema, (name) => context.getFragment(name), coerced);
        const { rows, value, relations } = costOf(selectionSet, type);
        if (relations > QUERY_DEPTH_MAX) {
          refuse('TOO_MANY_RELATIONS', messages.graphql.relationsTooDeep(QUERY_DEPTH_MAX));
        }
        if (rows > QUERY_LIMIT_MAX) {
          refuse('TOO_MANY_ROWS', messages.graphql.tooManyRows(QUERY_LIMIT_MAX));
        }
        if (value > GRAPHQL_MAX_COST) {
          refuse('TOO_EXPENSIVE', messages.graphql.tooExpensive(GRAPHQL_MAX_COST));
        }

        function refuse(code: GraphqlCode, message: string) {
          context.reportError(new GraphQLError(message, { nodes: [node], extensions: { code } }));
        }
      },
    }),
  ];
}
