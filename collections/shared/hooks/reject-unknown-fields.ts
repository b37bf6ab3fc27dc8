import type { CollectionBeforeOperationHook } from 'payload';
import { APIError } from 'payload';

import { messages } from '@/messages';

/** What Payload itself puts beside the fields of a document when a form or a client sends it back. */
const ALWAYS_KNOWN = new Set([
  'id',
  '_status',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'file',
  'password',
  'confirm-password',
  'overwriteExisting',
  'collection',
  'sessions',
  '_verified',
  'loginAttempts',
  'lockUntil',
  'globalType',
]);

/**
 * Payload silently drops unknown fields; an integrator who misspells one would not notice. Here they are refused by
 * name, at the endpoints that take a body from a client.
 */
export const rejectUnknownFields: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return args;
  if (req.payloadAPI !== 'REST') return args;

  const data: unknown = 'data' in args ? args.data : undefined;
  if (data == null || typeof data !== 'object' || Array.isArray(data)) {
    throw new APIError(messages.rest.bodyNotAnObject, 400, null, true);
  }
  const known = new Set(collection.flattenedFields.map((field) => field.name));
  const unknown = Object.keys(data).filter((key) => !known.has(key) && !ALWAYS_KNOWN.has(key));
  if (unknown.length > 0) {
    throw new APIError(messages.rest.unknownFields(unknown.slice(0, 5)), 400, null, true);
  }
  return args;
};
