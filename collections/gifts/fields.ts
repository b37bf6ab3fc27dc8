import type { Field } from 'payload';

import { INTENTIONS } from '@/domain/intentions';
import { messages } from '@/messages';

import { nobodyField } from '../shared/access';
import { createdAtField } from '../shared/fields/created-at-field';
import { requiredText, requiredTextarea } from '../shared/fields/required-text';
import { slugField } from '../shared/fields/slug-field';
import { viewOnSiteField } from '../shared/fields/view-on-site-field';
import { giftEditor } from './editor';
import { counterFields } from './counters';
import { descriptionProblem } from './description-problem';
import {
  affiliateLinkProblem,
  intentionsProblem,
  originalPriceProblem,
  priceProblem,
  taxonomyProblem,
} from './validation';

const PRICE_COMPONENTS = {
  Field: '/src/app/(payload)/components/price-field#PriceField',
  Cell: '/src/app/(payload)/components/price-cell#PriceCell',
};

const message = messages.admin.fieldsAndCategoryRequired;

/** Every field of a gift. */
export const giftFields: Field[] = [
  requiredText({ name: 'title', label: 'Título', message, maxLength: 160 }),
  requiredTextarea({
    name: 'shortDescription',
    label: 'Descrição curta',
    message,
    maxLength: 400,
    description: 'Aparece nos cartões: o essencial em uma ou duas frases.',
  }),
  {
    name: 'description',
    type: 'richText',
    label: 'Descrição',
    required: true,
    editor: giftEditor,
    validate: (value: unknown) => descriptionProblem(value) ?? true,
  },
  {
    name: 'descriptionHtml',
    type: 'textarea',
    label: 'Descrição em HTML',
    admin: { hidden: true },
    access: { create: nobodyField, update: nobodyField },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'price',
        type: 'number',
        label: 'Preço (R$)',
        required: true,
        min: 0,
        admin: { width: '50%', components: PRICE_COMPONENTS },
        validate: (value: unknown) => priceProblem(value) ?? true,
      },
      {
        name: 'originalPrice',
        type: 'number',
        label: 'Preço original (R$)',
        min: 0,
        admin: {
          width: '50%',
          description: 'Quando há oferta: o preço de antes.',
          components: PRICE_COMPONENTS,
        },
        validate: (value: unknown, { siblingData }: { siblingData: object }) =>
          originalPriceProblem(value, siblingData) ?? true,
      },
    ],
  },
  {
    name: 'affiliateLink',
    type: 'text',
    label: 'Link de afiliado',
    required: true,
    maxLength: 2000,
    validate: (value: unknown) => affiliateLinkProblem(value) ?? true,
  },
  {
    name: 'images',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    label: 'Imagens',
    required: true,
    minRows: 1,
    maxRows: 10,
    validate: (value: unknown) =>
      (Array.isArray(value) && value.length > 0 && value.length <= 10) ||
      messages.admin.imageRequired,
  },
  {
    name: 'categories',
    type: 'relationship',
    relationTo: 'categories',
    hasMany: true,
    label: 'Categorias',
    validate: (value: unknown, { siblingData }: { siblingData: object }) =>
      taxonomyProblem(value, siblingData) ?? true,
  },
  {
    name: 'occasions',
    type: 'relationship',
    relationTo: 'occasions',
    hasMany: true,
    label: 'Ocasiões',
  },
  {
    name: 'intentions',
    type: 'select',
    hasMany: true,
    label: 'Intenções',
    options: INTENTIONS.map(({ value, label }) => ({ value, label })),
    validate: (value: unknown) => intentionsProblem(value) ?? true,
  },
  viewOnSiteField('gift'),
  slugField({ from: 'title' }),
  {
    name: 'isNew',
    type: 'checkbox',
    label: 'Novo',
    defaultValue: false,
    admin: { position: 'sidebar', description: 'Mostra o selo Novo.' },
  },
  createdAtField,
  ...counterFields,
];
