import type { CollectionConfig } from 'payload';

import { AUDIT_OPERATIONS } from '@/domain/audit';

import { adminsOnly, nobody } from '../shared/access';
import { asMoment } from '../shared/fields/as-moment';
import { createdAtField } from '../shared/fields/created-at-field';
import { AUDITED } from './audited-entities';

const COMPONENTS = '/src/app/(payload)/components/history';

/**
 * Who changed what and when: one entry for each write of the catalogue, campaigns or settings through any API, made by
 * hooks in the write's own transaction (./audited.ts). Decision 0028.
 */
export const AuditLog: CollectionConfig = {
  slug: 'audit-log',
  lockDocuments: false,
  labels: { singular: 'Registro do histórico', plural: 'Histórico' },
  admin: {
    group: 'Site',
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['createdAt', 'user', 'operation', 'entity', 'title', 'changes', 'apiKey'],
    listSearchableFields: ['title'],
    description: 'Quem alterou o quê, e quando. Nada aqui pode ser alterado.',
    pagination: { defaultLimit: 25 },
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: adminsOnly, update: nobody, delete: nobody },
  indexes: [{ fields: ['entity', 'document'] }],
  fields: [
    {
      name: 'user',
      type: 'relationship',
      relationTo: 'users',
      label: 'Quem',
      index: true,
      admin: { description: 'Sem ninguém: o próprio sistema, ou uma conta que já não existe.' },
    },
    {
      name: 'apiKey',
      type: 'text',
      label: 'Chave de API',
      admin: {
        description: 'O nome da chave, quando um programa escreveu em nome de quem a criou.',
      },
    },
    {
      name: 'operation',
      type: 'select',
      label: 'O que fez',
      required: true,
      options: [...AUDIT_OPERATIONS],
    },
    { name: 'entity', type: 'select', label: 'Onde', required: true, options: [...AUDITED] },
    { name: 'document', type: 'text', label: 'Número', required: true },
    { name: 'title', type: 'text', label: 'Item' },
    {
      name: 'changes',
      type: 'json',
      label: 'Campos',
      required: true,
      admin: {
        components: {
          Field: `${COMPONENTS}/changes-field#ChangesField`,
          Cell: `${COMPONENTS}/changes-cell#ChangesCell`,
        },
      },
    },
    { ...createdAtField, label: 'Quando', admin: { ...createdAtField.admin, date: asMoment } },
  ],
};
