import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { ValidationError } from 'payload';

import { property } from '@/lib/property';
import { editing } from '@/messages/editing';

import { isApiError } from '../../shared/errors/payload-errors';
import { altProblem } from '../alt-field';
import { barePicture } from '../bare-picture';

/**
 * Replaces an uploaded file by its picture alone before Payload looks at it; access has been granted by then. A file that
 * is refused, or missing, is said at its field, together with what is wrong with the text beside it.
 */
export const stripMetadata: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const file = req.file;
  if (operation !== 'create' && operation !== 'update') return args;
  const alt = property(property(args, 'data'), 'alt');
  if (file == null) {
    if (operation === 'update') return args;
    throw refusal(editing.fileMissing, altProblem(alt), req);
  }
  try {
    const data = await barePicture(file);
    req.file = { ...file, data, size: data.length };
    return args;
  } catch (error) {
    if (!isApiError(error) || error.status !== 400) throw error;
    const isNamed = operation === 'create' || alt !== undefined;
    throw refusal(error.message, isNamed ? altProblem(alt) : null, req);
  }
};

function refusal(file: string, alt: string | null, req: PayloadRequest): ValidationError {
  const errors = [{ path: 'file', message: file }];
  if (alt !== null) errors.push({ path: 'alt', message: alt });
  return new ValidationError({ collection: 'media', errors, req }, req.t);
}
