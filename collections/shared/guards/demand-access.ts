import type { Access, CollectionBeforeOperationHook } from 'payload';
import { APIError, executeAccess } from 'payload';

import { noticesOf } from '@/lib/notices-of';
import { messages } from '@/messages';

import { isOutside } from './is-outside';

const WRITES = new Set(['create', 'update', 'delete']);

type Hook = Parameters<CollectionBeforeOperationHook>[0];

/**
 * Checks a collection's access before the request's body or query: without access the answer is that refusal, and
 * reveals nothing of the collection (Payload checks again, with the document). Where creating takes an account, the
 * message is `custom.loginRequired` of the collection; a write of the catalogue says that nobody is signed in.
 */
export const demandAccess: CollectionBeforeOperationHook = async (hook) => {
  const { args, collection, operation, req } = hook;
  if (!isOutside(hook)) return args;
  const login: unknown = collection.custom.loginRequired;
  if (operation === 'create' && req.user == null && typeof login === 'string') {
    throw new APIError(login, 403, null, true);
  }
  const access = accessFor(hook);
  const isCatalogue = noticesOf(collection.slug)?.createFailed !== undefined;
  if (req.user == null && isCatalogue && WRITES.has(operation)) {
    throw new APIError(messages.editing.notSignedIn, 403, null, true);
  }
  const id = 'id' in args ? args.id : undefined;
  const disableErrors = 'disableErrors' in args ? args.disableErrors : undefined;
  if (access !== undefined) await executeAccess({ id, disableErrors, req }, access);
  return args;
};

function accessFor({ collection, operation, req }: Hook): Access | undefined {
  const { access } = collection;
  switch (operation) {
    case 'create':
    case 'update':
    case 'delete':
      return access[operation];
    case 'read':
    case 'readDistinct':
      // REST reads versions under an address of their own, by the same operation.
      return /\/versions(?:\/|$)/.test(req.pathname) ? access.readVersions : access.read;
    case 'count':
      return access.read;
    case 'countVersions':
      return access.readVersions;
    default:
      return undefined;
  }
}
