import type { CollectionAfterOperationHook } from 'payload';

import { errorCodeOf } from '@/domain/error-code';
import { isRecord } from '@/lib/is-record';
import { messages } from '@/messages';

import { inPortuguese } from '../errors/in-portuguese';

/**
 * Words what is said of each document that an operation on several could not change: such errors are part of the answer
 * and never thrown, so that no other hook sees them. What is no fault of the client says nothing of its cause.
 */
export const wordBulkErrors: CollectionAfterOperationHook = ({ result }) => {
  if (!isRecord(result) || !Array.isArray(result.errors)) return result;
  for (const error of result.errors.filter(isRecord)) {
    const isClients = error.isPublic === true && typeof error.message === 'string';
    error.code = errorCodeOf(isClients ? 400 : 500);
    error.message = isClients
      ? inPortuguese(String(error.message), 400)
      : messages.errors.api.internal;
    // Payload would put an English sentence over it.
    error.isPublic = true;
  }
  return result;
};
