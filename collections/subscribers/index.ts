import type { CollectionConfig } from 'payload';

import { SUBSCRIPTIONS_PER_CLIENT } from '@/domain/throttles';
import { messages } from '@/messages';

import { adminsOnly, anyone } from '../shared/access';
import { createdAtField } from '../shared/fields/created-at-field';
import { emailField } from '../shared/fields/email-field';
import { throttleWrites } from '../shared/hooks/throttle-writes';
import { welcome } from './hooks/welcome';
import { withdrawNewsletterConsent } from './hooks/withdraw-newsletter-consent';

export const Subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: { singular: 'Inscrito', plural: 'Inscritos' },
  admin: {
    group: 'Pessoas',
    hideAPIURL: true,
    useAsTitle: 'email',
    defaultColumns: ['email', 'createdAt'],
  },
  // The hooks need it, whatever a request selects for its answer.
  forceSelect: { email: true },
  access: { create: anyone, read: adminsOnly, update: adminsOnly, delete: adminsOnly },
  fields: [emailField({ message: messages.newsletter.invalidEmail, unique: true }), createdAtField],
  hooks: {
    beforeOperation: [throttleWrites({ client: SUBSCRIPTIONS_PER_CLIENT })],
    afterChange: [welcome],
    afterDelete: [withdrawNewsletterConsent],
  },
};
