import { GRAPHQL_LIMITS as LIMITS, GRAPHQL_MAX_COST } from '../graphql-limits';
import { QUERY_DEPTH_MAX, QUERY_LIMIT_MAX } from '../query-limits';
import type { Ceiling } from './ceiling';

const FOLDER = 'src/app/(payload)/api/graphql';

export const GRAPHQL_CEILINGS: readonly Ceiling[] = [
  {
    request: 'POST /api/graphql (body)',
    most: `${LIMITS.bodyBytes / 1_024} kB and ${LIMITS.variableEntries} values of variables, ${LIMITS.valueDepth} levels deep; one operation, never a batch`,
    beyond: '413 or 400 before anything is parsed as GraphQL',
    enforcedBy: `${FOLDER}/read-graphql-request.ts`,
  },
  {
    request: 'POST /api/graphql (document)',
    most: `${LIMITS.documentLength} characters, ${LIMITS.tokens} tokens, ${LIMITS.operations} operations, ${LIMITS.depth} levels`,
    beyond: '400 before validation',
    enforcedBy: `${FOLDER}/document-problem.ts`,
  },
  {
    request: 'POST /api/graphql (fragments)',
    most: `${LIMITS.fragments} fragments; ${LIMITS.selections} selections, ${LIMITS.rootFields} fields of the operation and ${LIMITS.directives} directives with fragments written out`,
    beyond: '400 before validation, after one walk of the document',
    enforcedBy: `${FOLDER}/measure-document.ts`,
  },
  {
    request: 'POST /api/graphql (cost)',
    most: `${QUERY_LIMIT_MAX} rows in all lists together, ${GRAPHQL_MAX_COST} by rows times what is asked of each, ${QUERY_DEPTH_MAX} relations from a document`,
    beyond: '400 before execution',
    enforcedBy: 'collections/shared/graphql/cost-rule.ts',
  },
  {
    request: 'POST /api/graphql (globals)',
    most: `one row for each of ${LIMITS.rootFields} fields; none may be changed`,
    beyond: '400 before validation; FORBIDDEN',
    enforcedBy: 'collections/shared/guards/demand-access.ts',
  },
  {
    request: 'POST /api/graphql (introspection)',
    most: 'nothing, unless GRAPHQL_INTROSPECTION allows it',
    beyond: '400, and no hints at the schema in other errors',
    enforcedBy: `${FOLDER}/syntax-tree-problem.ts`,
  },
];
