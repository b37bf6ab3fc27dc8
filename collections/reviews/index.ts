import type { CollectionConfig } from 'payload';

import { isRating, reviewTextProblem } from '@/domain/review-rules';
import { REVIEWS_PER_ACCOUNT, REVIEWS_PER_CLIENT } from '@/domain/throttles';
import { messages } from '@/messages';

import { adminsOnlyField, nobodyField, ownOrAdmin, signedIn } from '../shared/access';
import { createdAtField } from '../shared/fields/created-at-field';
import { giftField } from '../shared/fields/gift-field';
import { ownerField } from '../shared/fields/owner-field';
import { throttleWrites } from '../shared/hooks/throttle-writes';
import { trimText } from '../shared/hooks/trim-text';
import { readableReviews } from './access';
import { mineEndpoint } from './endpoints/mine';
import { enforceReviewRules } from './hooks/enforce-review-rules';
import { signReview } from './hooks/sign-review';
import { moderationFields } from './moderation-fields';

export const Reviews: CollectionConfig = {
  slug: 'reviews',
  labels: { singular: 'Avaliação', plural: 'Avaliações' },
  enableQueryPresets: true,
  admin: {
    group: 'Pessoas',
    hideAPIURL: true,
    useAsTitle: 'comment',
    defaultColumns: ['gift', 'rating', 'comment', 'userName', 'hidden', 'createdAt'],
    listSearchableFields: ['comment', 'userName'],
  },
  defaultSort: '-createdAt',
  indexes: [{ fields: ['user', 'gift'], unique: true }],
  access: {
    create: signedIn,
    read: readableReviews,
    update: ownOrAdmin('user'),
    delete: ownOrAdmin('user'),
  },
  custom: { loginRequired: messages.reviews.loginRequired },
  endpoints: [mineEndpoint],
  fields: [
    { ...giftField, access: { update: nobodyField } },
    // Null when the account was deleted and its user chose to leave the review.
    { ...ownerField, required: false },
    {
      name: 'rating',
      type: 'number',
      label: 'Nota',
      required: true,
      min: 1,
      max: 5,
      validate: (value: unknown) => isRating(value) || messages.reviews.ratingRequired,
    },
    {
      name: 'comment',
      type: 'textarea',
      label: 'Comentário',
      required: true,
      hooks: { beforeValidate: [trimText] },
      // The text by itself, where it is written; that it repeats no other one is a matter of hooks/enforce-review-rules.
      validate: (value: unknown, { previousValue }: { previousValue?: unknown }) => {
        if (typeof value !== 'string') return messages.reviews.tooShort;
        return (value === previousValue ? null : reviewTextProblem(value, [])) ?? true;
      },
    },
    {
      name: 'userName',
      type: 'text',
      label: 'Nome de quem avaliou',
      maxLength: 100,
      access: { create: adminsOnlyField, update: adminsOnlyField },
    },
    {
      name: 'verified',
      type: 'checkbox',
      label: 'Verificada',
      defaultValue: false,
      access: { create: adminsOnlyField, update: adminsOnlyField },
    },
    ...moderationFields,
    createdAtField,
  ],
  hooks: {
    beforeOperation: [throttleWrites({ client: REVIEWS_PER_CLIENT, account: REVIEWS_PER_ACCOUNT })],
    beforeValidate: [signReview],
    beforeChange: [enforceReviewRules],
  },
};
