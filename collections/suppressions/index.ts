import type { CollectionConfig } from 'payload';

import { timestamp } from '@/domain/dates';
import { SUPPRESSION_REASONS } from '@/domain/suppression';
import { messages } from '@/messages';

import { adminsOnly, nobody, nobodyField } from '../shared/access';
import { asMoment } from '../shared/fields/as-moment';
import { createdAtField } from '../shared/fields/created-at-field';
import { emailField } from '../shared/fields/email-field';
import { eventsEndpoint } from './endpoints/events';

/**
 * Addresses that are not written to: what came back from them says so, or the staff does, who may also lift it by deleting
 * the row. Decision 0035.
 */
export const Suppressions: CollectionConfig = {
  slug: 'suppressions',
  labels: { singular: 'Endereço suprimido', plural: 'Endereços suprimidos' },
  admin: {
    group: 'E-mails',
    hideAPIURL: true,
    useAsTitle: 'email',
    defaultColumns: ['email', 'reason', 'detail', 'at'],
    description:
      'Não recebem newsletter nem campanhas. Um endereço devolvido não recebe mensagem nenhuma, nem para criar outra senha. Para voltar a escrever a um endereço, apague a linha.',
  },
  defaultSort: '-at',
  access: { create: adminsOnly, read: adminsOnly, update: nobody, delete: adminsOnly },
  endpoints: [eventsEndpoint],
  fields: [
    emailField({ message: messages.errors.field.email, unique: true }),
    {
      name: 'reason',
      type: 'select',
      label: 'Motivo',
      required: true,
      defaultValue: 'manual',
      options: [...SUPPRESSION_REASONS],
      // Staff decide for themselves only: the other reasons are what has happened.
      access: { create: nobodyField, update: nobodyField },
      admin: { readOnly: true },
    },
    { name: 'detail', type: 'text', label: 'Detalhe', maxLength: 300 },
    {
      name: 'at',
      type: 'date',
      label: 'Desde',
      required: true,
      defaultValue: () => timestamp(),
      access: { create: nobodyField, update: nobodyField },
      admin: { readOnly: true, date: asMoment },
    },
    createdAtField,
  ],
};
