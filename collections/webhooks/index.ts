import type { CollectionConfig, DateField, UIField } from 'payload';

import { WEBHOOK_EVENTS } from '@/domain/webhooks';
import { webhooks as words } from '@/messages/webhooks';

import { adminsOnly, nobody, nobodyField } from '../shared/access';
import { asMoment } from '../shared/fields/as-moment';
import { createdAtField } from '../shared/fields/created-at-field';
import { trimText } from '../shared/hooks/trim-text';
import { secretEndpoint } from './endpoints/secret';
import { testEndpoint } from './endpoints/test';
import { keepFew } from './keep-few';
import { urlProblem } from './url-problem';

/** Above the form: the state, the secret, a test and the last deliveries. */
const desk: UIField = {
  name: 'desk',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/src/app/(payload)/components/webhooks/webhook-desk#WebhookDesk' },
  },
};

/** What the runner of deliveries writes; the desk shows it. */
function written(name: keyof typeof words.moments): DateField {
  return {
    name,
    type: 'date',
    label: words.moments[name],
    access: { create: nobodyField, update: nobodyField },
    admin: { readOnly: true, date: asMoment, components: { Field: false } },
  };
}

/**
 * Receivers that are told of gifts (src/data/webhooks). The secrets that messages are signed with are in a table of their own,
 * which no API reads. Decision 0047.
 */
export const Webhooks: CollectionConfig = {
  slug: 'webhooks',
  labels: { singular: 'Webhook', plural: 'Webhooks' },
  admin: {
    group: 'Integrações',
    hideAPIURL: true,
    useAsTitle: 'url',
    defaultColumns: ['url', 'active', 'events', 'failingSince', 'deliveredAt', 'createdBy'],
    listSearchableFields: ['url', 'description'],
    description: words.description,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: {
    create: adminsOnly,
    read: adminsOnly,
    readVersions: nobody,
    update: adminsOnly,
    delete: adminsOnly,
  },
  endpoints: [secretEndpoint, testEndpoint],
  fields: [
    desk,
    {
      name: 'url',
      type: 'text',
      label: 'Endereço',
      required: true,
      admin: { description: words.urlHint },
      hooks: { beforeValidate: [trimText] },
      validate: (value: unknown) => urlProblem(value) ?? true,
    },
    {
      name: 'events',
      type: 'select',
      label: 'Eventos',
      hasMany: true,
      required: true,
      defaultValue: WEBHOOK_EVENTS.map(({ value }) => value),
      options: [...WEBHOOK_EVENTS],
    },
    { name: 'active', type: 'checkbox', label: 'Ativo', required: true, defaultValue: true },
    { name: 'description', type: 'textarea', label: 'Para que serve', maxLength: 500 },
    {
      name: 'createdBy',
      type: 'relationship',
      relationTo: 'users',
      label: 'Criado por',
      maxDepth: 0,
      access: { create: nobodyField, update: nobodyField },
      admin: { readOnly: true, position: 'sidebar' },
      hooks: {
        beforeChange: [
          ({ operation, req, value }): unknown => (operation === 'create' ? req.user?.id : value),
        ],
      },
    },
    written('secretAt'),
    written('deliveredAt'),
    written('failingSince'),
    {
      name: 'failures',
      type: 'number',
      label: 'Falhas seguidas',
      required: true,
      defaultValue: 0,
      access: { create: nobodyField, update: nobodyField },
      admin: { hidden: true },
    },
    { ...written('restUntil'), admin: { hidden: true } },
    written('deactivatedAt'),
    {
      name: 'deactivatedBecause',
      type: 'text',
      label: 'Motivo',
      access: { create: nobodyField, update: nobodyField },
      admin: { hidden: true },
    },
    createdAtField,
  ],
  hooks: { beforeChange: [keepFew] },
};
