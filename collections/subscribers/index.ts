import type { CollectionConfig } from 'payload';

import { SUBSCRIPTIONS_PER_CLIENT } from '@/domain/throttles';
import { messages } from '@/messages';

import { adminsOnly, adminsOnlyField, anyone } from '../shared/access';
import { asMoment } from '../shared/fields/as-moment';
import { createdAtField } from '../shared/fields/created-at-field';
import { emailField } from '../shared/fields/email-field';
import { throttleWrites } from '../shared/hooks/throttle-writes';
import { greetSubscriber } from './hooks/greet-subscriber';
import { withdrawNewsletterConsent } from './hooks/withdraw-newsletter-consent';

/** Set through the links in mails: a form that anybody may send cannot say them. */
const BY_LINK = { create: adminsOnlyField, update: adminsOnlyField };

export const Subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: { singular: 'Inscrito', plural: 'Inscritos' },
  admin: {
    group: 'Pessoas',
    hideAPIURL: true,
    useAsTitle: 'email',
    defaultColumns: ['email', 'confirmedAt', 'wantsIdeas', 'wantsDates', 'createdAt'],
  },
  // The hooks need it, whatever a request selects for its answer.
  forceSelect: { email: true, confirmedAt: true },
  access: { create: anyone, read: adminsOnly, update: adminsOnly, delete: adminsOnly },
  fields: [
    emailField({ message: messages.newsletter.invalidEmail, unique: true }),
    {
      name: 'confirmedAt',
      type: 'date',
      label: 'Confirmado em',
      access: BY_LINK,
      admin: {
        date: asMoment,
        description: 'Nenhuma campanha vai para um endereço que não foi confirmado.',
      },
    },
    {
      name: 'wantsIdeas',
      type: 'checkbox',
      label: 'Quer ideias de presentes',
      defaultValue: true,
      access: BY_LINK,
    },
    {
      name: 'wantsDates',
      type: 'checkbox',
      label: 'Quer lembretes de datas',
      defaultValue: true,
      access: BY_LINK,
    },
    createdAtField,
  ],
  hooks: {
    beforeOperation: [throttleWrites({ client: SUBSCRIPTIONS_PER_CLIENT })],
    afterChange: [greetSubscriber],
    afterDelete: [withdrawNewsletterConsent],
  },
};
