import type { CollectionConfig } from 'payload';

import { MAIL_TEMPLATES } from '@/domain/mail';
import { MAIL_STATES } from '@/domain/outbox';
import { MAIL_FEEDBACK } from '@/domain/suppression';

import { adminsOnly, nobody } from '../shared/access';
import { asMoment } from '../shared/fields/as-moment';
import { createdAtField } from '../shared/fields/created-at-field';

/**
 * One row for each mail, written in the transaction of what causes it and by the sender of mails alone (src/data/outbox).
 * Staff read here what became of each. Decision 0032.
 */
export const Outbox: CollectionConfig = {
  slug: 'outbox',
  labels: { singular: 'E-mail enviado', plural: 'E-mails enviados' },
  admin: {
    group: 'E-mails',
    hideAPIURL: true,
    useAsTitle: 'recipient',
    defaultColumns: ['recipient', 'template', 'status', 'feedback', 'reason', 'createdAt'],
    description:
      'O que aconteceu com cada mensagem. Uma sem confirmação do servidor é enviada no máximo mais uma vez, com o mesmo Message-ID.',
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: adminsOnly, update: nobody, delete: nobody },
  // A campaign writes to an address once.
  indexes: [{ fields: ['campaign', 'recipient'], unique: true }],
  fields: [
    { name: 'recipient', type: 'text', label: 'Para', required: true, index: true },
    {
      name: 'template',
      type: 'select',
      label: 'Mensagem',
      required: true,
      options: [...MAIL_TEMPLATES],
    },
    {
      name: 'status',
      type: 'select',
      label: 'Situação',
      required: true,
      defaultValue: 'queued',
      options: [...MAIL_STATES],
    },
    {
      name: 'feedback',
      type: 'select',
      label: 'Retorno',
      options: [...MAIL_FEEDBACK],
      admin: { description: 'O que o provedor informou sobre a mensagem depois do envio.' },
    },
    {
      name: 'campaign',
      type: 'relationship',
      relationTo: 'campaigns',
      label: 'Campanha',
      maxDepth: 0,
    },
    { name: 'attempts', type: 'number', label: 'Tentativas', required: true, defaultValue: 0 },
    {
      name: 'doubts',
      type: 'number',
      label: 'Tentativas sem confirmação',
      required: true,
      defaultValue: 0,
      admin: {
        description:
          'Mais de zero: a mensagem pode ter chegado numa tentativa que não foi confirmada.',
      },
    },
    { name: 'reason', type: 'text', label: 'Motivo' },
    { name: 'messageId', type: 'text', label: 'Message-ID', required: true, unique: true },
    { name: 'nextAt', type: 'date', label: 'Próxima tentativa', admin: { date: asMoment } },
    { name: 'claimedAt', type: 'date', label: 'Última tentativa', admin: { date: asMoment } },
    {
      name: 'settledAt',
      type: 'date',
      label: 'Concluído em',
      index: true,
      admin: { date: asMoment },
    },
    // What the mail says, encrypted: links in it open accounts. Gone once the mail is.
    { name: 'sealed', type: 'textarea', hidden: true },
    createdAtField,
  ],
};
