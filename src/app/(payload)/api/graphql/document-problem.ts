import type { DefinitionNode, DocumentNode } from 'graphql';
import { Kind } from 'graphql';

import { GRAPHQL_LIMITS as LIMITS } from '@/domain/graphql-limits';
import { messages } from '@/messages';

import { conditionProblem } from './condition-problem';
import { badRequest, type GraphqlProblem } from './graphql-refusal';
import { FragmentCycle, type Measure, measureDocument } from './measure-document';
import { operationProblem } from './operation-problem';
import { parseBounded } from './parse-bounded';
import { syntaxTreeProblem } from './syntax-tree-problem';

type Options = {
  operationName: string | null | undefined;
  variables: object | null | undefined;
  allowsIntrospection: boolean;
};

const words = messages.graphql;

/**
 * Why a document is not worth validating, or null. Validation compares fields with each other and expands fragments, so
 * that a small document can take hours: this counts everything in a few walks of the unexpanded document.
 */
export function documentProblem(query: string, options: Options): GraphqlProblem | null {
  const parsed = parseBounded(query);
  if ('code' in parsed) return parsed;
  return (
    operationProblem(parsed.definitions, options.operationName) ??
    syntaxTreeProblem(parsed, options.allowsIntrospection) ??
    measuredProblem(parsed) ??
    conditionProblem(parsed, options.variables)
  );
}

function measuredProblem(document: DocumentNode): GraphqlProblem | null {
  try {
    for (const [definition, measure] of measureDocument(document)) {
      const problem = sizeProblem(definition, measure);
      if (problem !== null) return problem;
    }
    return null;
  } catch (error) {
    if (!(error instanceof FragmentCycle)) throw error;
    return badRequest('FRAGMENT_CYCLE', words.fragmentCycle(error.fragment));
  }
}

function sizeProblem(definition: DefinitionNode, measure: Measure): GraphqlProblem | null {
  if (measure.depth > LIMITS.depth) return badRequest('TOO_DEEP', words.tooDeep(LIMITS.depth));
  if (measure.selections > LIMITS.selections) {
    return badRequest('TOO_MANY_FIELDS', words.tooManySelections(LIMITS.selections));
  }
  if (measure.directives > LIMITS.directives) {
    return badRequest('TOO_MANY_DIRECTIVES', words.tooManyDirectives(LIMITS.directives));
  }
  const isOperation = definition.kind === Kind.OPERATION_DEFINITION;
  if (isOperation && measure.rootFields > LIMITS.rootFields) {
    return badRequest('TOO_MANY_ROOT_FIELDS', words.tooManyRootFields(LIMITS.rootFields));
  }
  return null;
}
