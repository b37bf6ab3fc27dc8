import type { CollectionConfig } from 'payload';

import { env } from '@/lib/env';

import { adminsOnly, adminsOnlyField, anyone, nobodyField, ownOrAdmin } from '../shared/access';
import { panelAccess } from '../shared/access/panel-access';
import { createdAtField } from '../shared/fields/created-at-field';
import { rejectUnknownFields } from '../shared/hooks/reject-unknown-fields';
import { trimText } from '../shared/hooks/trim-text';
import { strongPassword } from './hooks/strong-password';
import { newsletterEndpoints } from './newsletter/endpoints';
import { erasePerson } from './personal-data/erase-person';
import { exportEndpoint } from './personal-data/export-endpoint';

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Usuário', plural: 'Usuários' },
  admin: {
    group: 'Pessoas',
    hideAPIURL: true,
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'isAdmin', 'createdAt'],
  },
  auth: {
    tokenExpiration: 2 * 60 * 60,
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    cookies: { sameSite: 'Lax', secure: env.SITE_URL.startsWith('https://') },
    verify: true,
  },
  access: {
    admin: panelAccess,
    create: anyone,
    read: ownOrAdmin('id'),
    update: ownOrAdmin('id'),
    delete: adminsOnly,
    unlock: adminsOnly,
  },
  endpoints: [...newsletterEndpoints, exportEndpoint],
  fields: [
    {
      name: 'name',
      type: 'text',
      label: 'Nome',
      maxLength: 100,
      hooks: { beforeValidate: [trimText] },
    },
    {
      name: 'isAdmin',
      type: 'checkbox',
      label: 'Administrador',
      defaultValue: false,
      saveToJWT: true,
      access: { create: adminsOnlyField, update: adminsOnlyField },
    },
    {
      // Payload's own field, which it would let any signed-in user set: on themselves, and on accounts they create.
      name: '_verified',
      type: 'checkbox',
      access: { create: adminsOnlyField, update: adminsOnlyField },
      admin: { components: { Field: false } },
    },
    {
      // The address asked for, until a link sent there proves that it is theirs; `email` stays what it was until then.
      name: 'pendingEmail',
      type: 'email',
      label: 'E-mail a confirmar',
      access: { create: nobodyField, update: nobodyField },
      admin: { readOnly: true },
    },
    createdAtField,
  ],
  hooks: {
    beforeOperation: [rejectUnknownFields],
    beforeValidate: [strongPassword],
    beforeDelete: [erasePerson],
  },
};
