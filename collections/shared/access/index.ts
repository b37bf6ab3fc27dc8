import type { Access, AccessArgs, FieldAccess, PayloadRequest } from 'payload';

import { property } from '@/lib/property';

/**
 * The access functions that every collection's access is composed of. None throws, and each answers the same to the
 * panel, REST, GraphQL and the Local API with a user.
 */

/** True when the request comes from an admin, that is a user whose `isAdmin` is true. */
export function isAdminRequest(req: Pick<PayloadRequest, 'user'>): boolean {
  return req.user?.isAdmin === true;
}

/** Everybody, visitors included. */
export const anyone: Access = () => true;

/** Nobody, not even an admin: the collection does not have this operation. */
export const nobody: Access = () => false;

/** Admins only. */
export const adminsOnly: Access = ({ req }) => isAdminRequest(req);

/**
 * To delete, where documents have a trash: admins move any document there, and delete for good only what is in it.
 * Payload asks with the moment of the deletion in `data` when a document is to be moved.
 */
export const trashedByAdmins: Access = ({ data, req }) => {
  if (!isAdminRequest(req)) return false;
  return property(data, 'deletedAt') != null || { deletedAt: { exists: true } };
};

/** Any signed-in user. */
export const signedIn: Access = ({ req }) => req.user != null;

/** Admins see everything; everybody else sees only what is published. */
export const publishedOrAdmin: Access = ({ req }) =>
  isAdminRequest(req) || { _status: { equals: 'published' } };

/** Admins may use every document, a user those that they own through `ownerField`, a visitor none. */
export function ownOrAdmin(ownerField: string): Access {
  return ({ req }: AccessArgs) => {
    if (isAdminRequest(req)) return true;
    if (req.user == null) return false;
    return { [ownerField]: { equals: req.user.id } };
  };
}

/** A user may use only documents that they own through `ownerField`; so may an admin. */
export function ownOnly(ownerField: string): Access {
  return ({ req }: AccessArgs) =>
    req.user == null ? false : { [ownerField]: { equals: req.user.id } };
}

/** Field level: only admins may set it. */
export const adminsOnlyField: FieldAccess = ({ req }) => isAdminRequest(req);

/** Field level: nobody sets it through an API; hooks and the database do. */
export const nobodyField: FieldAccess = () => false;
