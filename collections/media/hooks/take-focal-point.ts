import type { CollectionBeforeOperationHook } from 'payload';

import { property } from '@/lib/property';

/**
 * A focal point that the panel sends without a file is stored as it is. Payload would fetch the file from the site's own
 * address to cut it anew, and nothing here is cut.
 */
export const takeFocalPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const edits = property(req.query, 'uploadEdits');
  if (operation !== 'update' || req.file != null || edits === undefined) return args;
  delete req.query.uploadEdits;
  const [focalX, focalY] = ['x', 'y'].map((axis) =>
    Number(property(property(edits, 'focalPoint'), axis)),
  );
  if (!isPercentage(focalX) || !isPercentage(focalY)) return args;
  return { ...args, data: { ...args.data, focalX, focalY } };
};

function isPercentage(value: number | undefined): boolean {
  return value !== undefined && value >= 0 && value <= 100;
}
