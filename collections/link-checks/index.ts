import type { CollectionConfig, DateField } from 'payload';

import { LINK_STATES } from '@/domain/link-health';
import { links as words } from '@/messages/links';

import { adminsOnly, nobody } from '../shared/access';
import { asMoment } from '../shared/fields/as-moment';
import { createdAtField } from '../shared/fields/created-at-field';
import { linkDeskField } from '../shared/fields/link-desk-field';
import { linkActions } from './endpoints/actions';

/**
 * One row for the affiliate link of each gift, written by a trigger when the gift is (migrations/repeatable) and by the
 * visits to shops (src/data/links). Staff act on it by its endpoints. Decision 0038.
 */
export const LinkChecks: CollectionConfig = {
  slug: 'link-checks',
  labels: { singular: 'Link de loja', plural: 'Links de lojas' },
  admin: {
    group: 'Catálogo',
    hideAPIURL: true,
    useAsTitle: 'url',
    defaultColumns: ['gift', 'state', 'since', 'status', 'checkedAt', 'acknowledged'],
    listSearchableFields: ['url', 'shop'],
    description: words.listDescription,
  },
  defaultSort: '-since',
  access: { create: nobody, read: adminsOnly, update: nobody, delete: nobody },
  endpoints: linkActions,
  indexes: [{ fields: ['state', 'since'] }],
  fields: [
    linkDeskField(),
    {
      name: 'gift',
      type: 'relationship',
      relationTo: 'gifts',
      label: 'Presente',
      required: true,
      unique: true,
      maxDepth: 1,
    },
    { name: 'url', type: 'text', label: 'Endereço', required: true },
    { name: 'shop', type: 'text', label: 'Loja' },
    {
      name: 'state',
      type: 'select',
      label: 'Situação',
      required: true,
      defaultValue: 'waiting',
      options: [...LINK_STATES],
    },
    { ...moment('since'), index: true },
    { name: 'status', type: 'number', label: 'Resposta HTTP' },
    { name: 'reason', type: 'text', label: 'O que aconteceu' },
    { name: 'finalUrl', type: 'text', label: 'Leva a' },
    {
      name: 'failures',
      type: 'number',
      label: 'Visitas sem sucesso',
      required: true,
      defaultValue: 0,
    },
    moment('checkedAt'),
    { ...moment('nextAt'), index: true },
    {
      name: 'acknowledged',
      type: 'checkbox',
      label: 'Está certo',
      required: true,
      defaultValue: false,
      admin: { description: words.acknowledgedMeans },
    },
    {
      name: 'resting',
      type: 'checkbox',
      label: 'Presente em descanso',
      required: true,
      defaultValue: false,
      admin: { description: words.restingMeans },
    },
    moment('restedAt'),
    { name: 'expectedUrl', type: 'text', hidden: true },
    { name: 'suspicion', type: 'text', hidden: true },
    { name: 'suspectedOn', type: 'text', hidden: true },
    createdAtField,
  ],
};

function moment(name: keyof typeof words.moments): DateField {
  return { name, type: 'date', label: words.moments[name], admin: { date: asMoment } };
}
