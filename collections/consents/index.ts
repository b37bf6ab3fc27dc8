import type { CollectionConfig } from 'payload';

import { nobody, ownOrAdmin } from '../shared/access';
import { asMoment } from '../shared/fields/as-moment';
import { createdAtField } from '../shared/fields/created-at-field';
import { ownerField } from '../shared/fields/owner-field';

/**
 * What a user agreed to, when, and to which text: written by the operations themselves, never edited (LGPD, article 8).
 */
export const Consents: CollectionConfig = {
  slug: 'consents',
  labels: { singular: 'Consentimento', plural: 'Consentimentos' },
  admin: {
    group: 'Pessoas',
    hideAPIURL: true,
    useAsTitle: 'kind',
    defaultColumns: ['user', 'email', 'kind', 'version', 'createdAt', 'withdrawnAt'],
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: ownOrAdmin('user'), update: nobody, delete: nobody },
  fields: [
    // One of the two: an account, or the address of somebody without one.
    { ...ownerField, required: false },
    { name: 'email', type: 'text', label: 'E-mail sem conta', index: true },
    {
      name: 'kind',
      type: 'select',
      label: 'A quê',
      required: true,
      options: [
        { value: 'account', label: 'Conta: termos de uso e privacidade' },
        { value: 'newsletter', label: 'Newsletter' },
      ],
    },
    { name: 'text', type: 'textarea', label: 'As palavras', required: true },
    { name: 'version', type: 'text', label: 'Versão do texto', required: true },
    createdAtField,
    { name: 'withdrawnAt', type: 'date', label: 'Retirado em', admin: { date: asMoment } },
  ],
};
