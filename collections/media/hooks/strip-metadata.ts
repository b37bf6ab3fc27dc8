import type { CollectionBeforeOperationHook } from 'payload';

import { barePicture } from '../bare-picture';

/** Replaces an uploaded file by its picture alone before Payload looks at it; access has been granted by then. */
export const stripMetadata: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const file = req.file;
  if ((operation !== 'create' && operation !== 'update') || file == null) return args;
  const data = await barePicture(file);
  req.file = { ...file, data, size: data.length };
  return args;
};
