import type { CollectionConfig } from 'payload';

import { CONTACT_STATES, CONTACT_SUBJECTS } from '@/domain/contact';
import { CONTACTS_PER_CLIENT } from '@/domain/throttles';
import { messages } from '@/messages';

import { adminsOnly, adminsOnlyField, anyone } from '../shared/access';
import { SEARCH_TEXT, searchTextField } from '../shared/fields/search-text-field';
import { searchWithoutAccents } from '../shared/hooks/search-without-accents';
import { createdAtField } from '../shared/fields/created-at-field';
import { emailField } from '../shared/fields/email-field';
import { requiredText, requiredTextarea } from '../shared/fields/required-text';
import { throttleWrites } from '../shared/hooks/throttle-writes';
import { mailMessage } from './hooks/mail-message';
import { markSpam } from './hooks/mark-spam';

export const ContactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: { singular: 'Mensagem de contato', plural: 'Mensagens de contato' },
  enableQueryPresets: true,
  admin: {
    group: 'Pessoas',
    hideAPIURL: true,
    useAsTitle: 'email',
    defaultColumns: ['name', 'message', 'status', 'subject', 'createdAt'],
    listSearchableFields: [SEARCH_TEXT],
  },
  forceSelect: { email: true, status: true },
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
    {
      name: 'status',
      type: 'select',
      label: 'Situação',
      // Not required: GraphQL would demand it of a visitor, who may not set it.
      defaultValue: 'new',
      options: [...CONTACT_STATES],
      access: { create: adminsOnlyField, update: adminsOnlyField },
      admin: { position: 'sidebar' },
    },
    // A field that people do not see: what fills it in is a program.
    { name: 'website', type: 'text', virtual: true, admin: { hidden: true } },
    searchTextField,
    createdAtField,
  ],
  hooks: {
    beforeOperation: [searchWithoutAccents, throttleWrites({ client: CONTACTS_PER_CLIENT })],
    beforeChange: [markSpam],
    afterChange: [mailMessage],
  },
};
