import type { CollectionConfig } from 'payload';

import { CONTACT_SUBJECTS } from '@/domain/contact';
import { CONTACTS_PER_CLIENT } from '@/domain/throttles';
import { messages } from '@/messages';

import { adminsOnly, anyone } from '../shared/access';
import { createdAtField } from '../shared/fields/created-at-field';
import { emailField } from '../shared/fields/email-field';
import { requiredText, requiredTextarea } from '../shared/fields/required-text';
import { throttleWrites } from '../shared/hooks/throttle-writes';

export const ContactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: { singular: 'Mensagem de contato', plural: 'Mensagens de contato' },
  admin: {
    group: 'Pessoas',
    hideAPIURL: true,
    useAsTitle: 'email',
    defaultColumns: ['createdAt', 'subject', 'name', 'email'],
  },
  access: { create: anyone, read: adminsOnly, update: adminsOnly, delete: adminsOnly },
  fields: [
    requiredText({
      name: 'name',
      label: 'Nome',
      message: messages.contact.nameRequired,
      maxLength: 100,
    }),
    emailField({ message: messages.contact.emailInvalid }),
    {
      name: 'subject',
      type: 'select',
      label: 'Assunto',
      required: true,
      defaultValue: 'duvida',
      options: [...CONTACT_SUBJECTS],
    },
    requiredTextarea({
      name: 'message',
      label: 'Mensagem',
      message: messages.contact.messageRequired,
    }),
    createdAtField,
  ],
  hooks: { beforeOperation: [throttleWrites({ client: CONTACTS_PER_CLIENT })] },
};
