import type { CollectionConfig } from 'payload';

import { DELIVERY_STATES, WEBHOOK_EVENTS, WEBHOOK_TEST } from '@/domain/webhooks';
import { webhooks as words } from '@/messages/webhooks';

import { adminsOnly, nobody } from '../shared/access';
import { asMoment } from '../shared/fields/as-moment';
import { createdAtField } from '../shared/fields/created-at-field';
import { resendEndpoint } from './resend';

/**
 * One row for each message to each webhook, written in the transaction that gives the change its position in the feed
 * (80-changes.sql), and by the runner that sends it (src/data/webhooks). Decision 0047.
 */
export const WebhookDeliveries: CollectionConfig = {
  slug: 'webhook-deliveries',
  labels: { singular: 'Entrega de webhook', plural: 'Entregas de webhooks' },
  admin: {
    group: 'Integrações',
    hideAPIURL: true,
    useAsTitle: 'messageId',
    defaultColumns: [
      'messageId',
      'webhook',
      'event',
      'slug',
      'status',
      'statusCode',
      'attempts',
      'nextAt',
    ],
    listSearchableFields: ['messageId', 'slug'],
    description: words.logDescription,
  },
  defaultSort: '-id',
  access: {
    create: nobody,
    read: adminsOnly,
    readVersions: nobody,
    update: nobody,
    delete: nobody,
  },
  endpoints: [resendEndpoint],
  indexes: [{ fields: ['webhook', 'status', 'nextAt'] }],
  fields: [
    {
      name: 'desk',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/src/app/(payload)/components/webhooks/delivery-desk#DeliveryDesk' },
      },
    },
    {
      name: 'webhook',
      type: 'relationship',
      relationTo: 'webhooks',
      label: 'Webhook',
      required: true,
      maxDepth: 1,
    },
    {
      name: 'event',
      type: 'select',
      label: 'Evento',
      required: true,
      options: [...WEBHOOK_EVENTS, WEBHOOK_TEST],
    },
    { name: 'messageId', type: 'text', label: 'webhook-id', required: true, unique: true },
    { name: 'gift', type: 'number', label: 'Id do presente' },
    { name: 'slug', type: 'text', label: 'Endereço do presente' },
    { name: 'at', type: 'date', label: 'Aconteceu em', required: true, admin: { date: asMoment } },
    {
      name: 'status',
      type: 'select',
      label: 'Situação',
      required: true,
      defaultValue: 'queued',
      options: [...DELIVERY_STATES],
    },
    { name: 'attempts', type: 'number', label: 'Tentativas', required: true, defaultValue: 0 },
    { name: 'nextAt', type: 'date', label: 'Próxima tentativa', admin: { date: asMoment } },
    { name: 'attemptedAt', type: 'date', label: 'Última tentativa', admin: { date: asMoment } },
    { name: 'statusCode', type: 'number', label: 'Resposta HTTP' },
    { name: 'duration', type: 'number', label: 'Duração (ms)' },
    { name: 'reason', type: 'text', label: 'O que aconteceu' },
    { name: 'answer', type: 'textarea', label: 'Começo da resposta' },
    {
      name: 'settledAt',
      type: 'date',
      label: 'Concluído em',
      index: true,
      admin: { date: asMoment },
    },
    createdAtField,
  ],
};
