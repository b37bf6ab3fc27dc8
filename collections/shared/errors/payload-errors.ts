import type { APIError, QueryError, ValidationError } from 'payload';

import { property } from '@/lib/property';

/*
 * Payload's errors by what they are made of, not by their class: the built application has several copies of Payload, and an
 * error of one copy is no instance of another's class.
 */

export function isApiError(error: unknown): error is APIError {
  return (
    error instanceof Error &&
    typeof property(error, 'status') === 'number' &&
    typeof property(error, 'isPublic') === 'boolean' &&
    typeof property(error, 'isOperational') === 'boolean'
  );
}

/** It lists the fields that are wrong. */
export function isValidationError(error: unknown): error is ValidationError {
  return isApiError(error) && Array.isArray(property(error.data, 'errors'));
}

/** It lists the paths that cannot be queried. */
export function isQueryError(error: unknown): error is QueryError {
  return isApiError(error) && error.name === 'QueryError' && Array.isArray(error.data);
}
