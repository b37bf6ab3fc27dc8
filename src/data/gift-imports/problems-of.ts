import 'server-only';

import type { Payload } from 'payload';

import { isApiError, isValidationError } from '@collections/shared/errors/payload-errors';
import { columnLabel, columnOf } from '@/domain/gift-exchange/columns';
import type { RowProblem } from '@/domain/gift-exchange/import-states';
import { isUnavailable } from '@/lib/is-unavailable';
import { exchange } from '@/messages/exchange';

import { RefusedPicture } from './pictures';

const words = exchange.rows;

const LOCKED = 423;

/**
 * What a refused write says of its row: the collection's own messages, each with its column. A database that is not available says
 * nothing about the row, and is thrown again.
 */
export function problemsOf(payload: Payload, error: unknown): RowProblem[] {
  if (isUnavailable(error)) throw error;
  if (isValidationError(error)) {
    return error.data.errors.map(({ path, message }) => {
      const column = columnOf(path.split('.')[0] ?? '');
      return column === null ? { message } : { column: columnLabel(column), message };
    });
  }
  if (error instanceof RefusedPicture) {
    return [{ column: columnLabel('images'), message: error.message }];
  }
  if (isApiError(error) && error.status === LOCKED) return [{ message: words.locked }];
  if (isApiError(error) && error.isPublic && error.status < 500) {
    return [{ message: error.message }];
  }
  payload.logger.error({ err: error, msg: 'a row of an import failed' });
  return [{ message: words.unexpected }];
}
