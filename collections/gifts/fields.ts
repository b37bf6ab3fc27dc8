import type { Field, PayloadRequest } from 'payload';

import { INTENTIONS } from '@/domain/intentions';
import { messages } from '@/messages';

import { nobodyField } from '../shared/access';
import {
  completeUnlessDraft,
  isDraft,
  type Validated,
  verdict,
} from '../shared/fields/complete-unless-draft';
import { thumbnailColumn } from '../shared/fields/list-columns';
import { searchTextField } from '../shared/fields/search-text-field';
import { createdAtField } from '../shared/fields/created-at-field';
import { linkDeskField } from '../shared/fields/link-desk-field';
import { requiredText, requiredTextarea } from '../shared/fields/required-text';
import { slugField } from '../shared/fields/slug-field';
import { viewOnSiteField } from '../shared/fields/view-on-site-field';
import { giftEditor } from './editor';
import { counterFields } from './counters';
import { descriptionProblem } from './description-problem';
import { undescribedImage } from './undescribed-image';
import {
  affiliateLinkProblem,
  imagesProblem,
  intentionsProblem,
  MAX_IMAGES,
  MAX_LINK,
  originalPriceProblem,
  priceProblem,
  taxonomyProblem,
} from './validation';

const PRICE_COMPONENTS = {
  Field: '/src/app/(payload)/components/price-field#PriceField',
  Cell: '/src/app/(payload)/components/price-cell#PriceCell',
  Diff: '/src/app/(payload)/components/price-diff#PriceDiff',
};

const { eitherTaxonomy, missing, slugTaken } = messages.editing;

type ImagesArguments = Validated & { req: PayloadRequest };

/** Every field of a gift. */
export const giftFields: Field[] = [
  requiredText({ name: 'title', label: 'Título', message: missing.title, maxLength: 160 }),
  requiredTextarea({
    name: 'shortDescription',
    label: 'Descrição curta',
    message: missing.shortDescription,
    maxLength: 400,
    draftMayLackIt: true,
    description: 'Aparece nos cartões: o essencial em uma ou duas frases.',
  }),
  {
    name: 'description',
    type: 'richText',
    label: 'Descrição',
    required: true,
    editor: giftEditor,
    validate: completeUnlessDraft(descriptionProblem),
  },
  {
    name: 'descriptionHtml',
    type: 'textarea',
    label: 'Descrição em HTML',
    admin: {
      hidden: true,
      disableListColumn: true,
      disableListFilter: true,
      // The versions show the description already.
      components: { Diff: '/src/app/(payload)/components/no-diff#NoDiff' },
    },
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
        validate: completeUnlessDraft(priceProblem),
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
        validate: completeUnlessDraft(originalPriceProblem),
      },
    ],
  },
  {
    name: 'affiliateLink',
    type: 'text',
    label: 'Link de afiliado',
    required: true,
    maxLength: MAX_LINK,
    validate: completeUnlessDraft(affiliateLinkProblem),
  },
  {
    name: 'images',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    label: 'Imagens',
    required: true,
    minRows: 1,
    maxRows: MAX_IMAGES,
    admin: {
      components: { afterInput: ['/src/app/(payload)/components/gift/image-order#ImageOrder'] },
    },
    validate: async (value: unknown, { req, ...validated }: ImagesArguments) => {
      const problem = imagesProblem(value);
      if (problem !== null || isDraft(validated)) return verdict(problem, validated);
      return (await undescribedImage(value, req)) ?? true;
    },
  },
  {
    name: 'categories',
    type: 'relationship',
    relationTo: 'categories',
    hasMany: true,
    label: 'Categorias',
    admin: { description: eitherTaxonomy },
    validate: completeUnlessDraft(taxonomyProblem),
  },
  {
    name: 'occasions',
    type: 'relationship',
    relationTo: 'occasions',
    hasMany: true,
    label: 'Ocasiões',
    admin: { description: eitherTaxonomy },
  },
  {
    name: 'intentions',
    type: 'select',
    hasMany: true,
    label: 'Intenções',
    options: INTENTIONS.map(({ value, label }) => ({ value, label })),
    validate: (value: unknown) => intentionsProblem(value) ?? true,
  },
  {
    name: 'publishChecklist',
    type: 'ui',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: {
        Field: '/src/app/(payload)/components/gift/publish-checklist#PublishChecklist',
      },
    },
  },
  viewOnSiteField('gift'),
  linkDeskField('sidebar'),
  slugField({ from: 'title', taken: slugTaken }),
  {
    name: 'isNew',
    type: 'checkbox',
    label: 'Novo',
    defaultValue: false,
    admin: { position: 'sidebar', description: 'Mostra o selo Novo.' },
  },
  thumbnailColumn('images'),
  searchTextField,
  createdAtField,
  ...counterFields,
];
