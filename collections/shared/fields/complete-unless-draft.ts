import { property } from '@/lib/property';

import { isMissing } from '../errors/missing-reasons';

type Problem = string | null;

/**
 * The validation of a field that a draft may lack. Whatever a draft has is as valid as in a published document; to be
 * published, by whichever operation, the document has to have it.
 */
export function completeUnlessDraft(problemOf: (value: unknown, document: object) => Problem) {
  return (value: unknown, { data }: { data: object }): string | true =>
    verdict(problemOf(value, data), data);
}

/** What the field's own problem means for this document. */
export function verdict(problem: Problem, document: unknown): string | true {
  if (problem === null) return true;
  return isMissing(problem) && property(document, '_status') === 'draft' ? true : problem;
}
