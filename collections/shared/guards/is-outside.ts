import type { CollectionBeforeOperationHook } from 'payload';

type Hook = Parameters<CollectionBeforeOperationHook>[0];

/**
 * Whether an operation is what a request over REST or GraphQL asks for itself. Payload's operations are also called by
 * our own code, and by Payload for the relations of what was asked for (only then with a `currentDepth`).
 */
export function isOutside({ args, overrideAccess, req }: Hook): boolean {
  if (overrideAccess === true || req.payloadAPI === 'local') return false;
  return !('currentDepth' in args) || args.currentDepth === undefined;
}
