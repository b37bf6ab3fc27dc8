import type { FieldAccess, RelationshipField } from 'payload';

import { documentId } from '@/domain/document-id';
import { property } from '@/lib/property';

import { isAdminRequest } from '../access';

/**
 * Who a document belongs to: always the signed-in user who created it, whatever the body says (only an admin may
 * write for somebody else). Visible to the owner and to admins; it never changes afterwards.
 */
export const ownerField: RelationshipField = {
  name: 'user',
  type: 'relationship',
  relationTo: 'users',
  label: 'Usuário',
  required: true,
  index: true,
  access: { read: ownerOrAdmin(), update: () => false },
  hooks: {
    beforeValidate: [
      ({ operation, req, value }): unknown => {
        if (operation !== 'create' || req.user == null) return value;
        return isAdminRequest(req) && value != null ? value : req.user.id;
      },
    ],
  },
};

function ownerOrAdmin(): FieldAccess {
  return ({ req, doc }) => {
    if (isAdminRequest(req)) return true;
    if (req.user == null) return false;
    return documentId(property(doc, 'user')) === req.user.id;
  };
}
