import { property } from '@/lib/property';

import { isMissing } from '../errors/missing-reasons';

type Problem = string | null;

/** Of Payload's arguments for a validation, those that decide whether something may be missing. */
export type Validated = { data: object; event?: 'onChange' | 'submit' };

/**
 * The validation of a field that a draft may lack. Whatever a draft has is as valid as in a published document; to be
 * published, by whichever operation, the document has to have it.
 */
export function completeUnlessDraft(problemOf: (value: unknown, document: object) => Problem) {
  return (value: unknown, validated: Validated): string | true =>
    verdict(problemOf(value, validated.data), validated);
}

/** What the field's own problem means for this document. */
export function verdict(problem: Problem, validated: Validated): string | true {
  if (problem === null) return true;
  return isDraft(validated) && isMissing(problem) ? true : problem;
}

/**
 * Whether what is being validated is stored as a draft. While a form is filled in it is not: Payload validates then only
 * after something was refused, and what is still missing stays marked.
 */
export function isDraft({ data, event }: Validated): boolean {
  return event !== 'onChange' && property(data, '_status') === 'draft';
}
