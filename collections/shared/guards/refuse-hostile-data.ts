import type { CollectionBeforeOperationHook } from 'payload';
import { APIError } from 'payload';

import { dataProblem } from './data-problem';

/**
 * Refuses data that no field could hold before anything walks it: Payload copies it by recursion, which a few thousand
 * levels end with a stack overflow, and Postgres has no text with a NUL.
 */
export const refuseHostileData: CollectionBeforeOperationHook = ({ args, req }) => {
  if (req.payloadAPI === 'local') return args;
  const problem = 'data' in args ? dataProblem(args.data) : null;
  if (problem === null) return args;
  throw new APIError(
    problem.message,
    400,
    problem.field === '' ? null : { field: problem.field },
    true,
  );
};
