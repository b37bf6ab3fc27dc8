import type { Access, CollectionConfig } from 'payload';

import { API_KEY_NAME_MAX, API_KEY_SCOPES } from '@/domain/api-key';
import { apiKeys as words } from '@/messages/api-keys';

import { adminsOnly, isAdminRequest, nobody, nobodyField } from '../shared/access';
import { asMoment } from '../shared/fields/as-moment';
import { createdAtField } from '../shared/fields/created-at-field';
import { requiredText } from '../shared/fields/required-text';
import { issueEndpoint } from './endpoints/issue';
import { revokeEndpoint } from './endpoints/revoke';

const COMPONENTS = '/src/app/(payload)/components/api-keys';
const CLOSED = { create: nobodyField, update: nobodyField } as const;

/** Of a key that still works, its revocation comes first. */
const revokedByAdmins: Access = ({ req }) => isAdminRequest(req) && { revokedAt: { exists: true } };

/**
 * Keys with which programs use the API. Made and revoked by its endpoints alone; what is stored of a key is its hash,
 * which nobody reads. Decision 0046.
 */
export const ApiKeys: CollectionConfig = {
  slug: 'api-keys',
  lockDocuments: false,
  labels: { singular: 'Chave de API', plural: 'Chaves de API' },
  admin: {
    group: 'Site',
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'prefix', 'scope', 'state', 'lastUsedAt', 'expiresAt', 'createdBy'],
    listSearchableFields: ['name', 'prefix'],
    description: words.listDescription,
    components: { beforeListTable: [`${COMPONENTS}/issue-key#IssueKey`] },
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: adminsOnly, update: adminsOnly, delete: revokedByAdmins },
  endpoints: [issueEndpoint, revokeEndpoint],
  fields: [
    requiredText({
      name: 'name',
      label: words.name,
      message: words.nameRequired,
      maxLength: API_KEY_NAME_MAX,
    }),
    {
      name: 'state',
      type: 'ui',
      label: 'Situação',
      admin: {
        components: {
          Field: `${COMPONENTS}/key-state-field#KeyStateField`,
          Cell: `${COMPONENTS}/key-state-cell#KeyStateCell`,
        },
      },
    },
    {
      name: 'scope',
      type: 'select',
      label: words.scope,
      required: true,
      options: [...API_KEY_SCOPES],
      access: CLOSED,
      admin: { readOnly: true },
    },
    {
      name: 'prefix',
      type: 'text',
      label: 'Começa com',
      required: true,
      access: CLOSED,
      admin: { readOnly: true },
    },
    {
      name: 'hash',
      type: 'text',
      required: true,
      unique: true,
      hidden: true,
      access: { ...CLOSED, read: nobodyField },
    },
    {
      name: 'createdBy',
      type: 'relationship',
      relationTo: 'users',
      label: 'Criada por',
      access: CLOSED,
      admin: { readOnly: true },
    },
    moment('lastUsedAt', words.moments.lastUsedAt),
    moment('expiresAt', words.moments.expiresAt),
    moment('revokedAt', words.moments.revokedAt),
    createdAtField,
  ],
};

function moment(name: string, label: string) {
  return {
    name,
    type: 'date',
    label,
    access: CLOSED,
    admin: { date: asMoment, readOnly: true },
  } as const;
}
