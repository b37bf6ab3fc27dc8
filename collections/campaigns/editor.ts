import {
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnderlineFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import type { Block } from 'payload';

import { CAMPAIGN } from '@/domain/campaign';
import { campaigns as words } from '@/messages/campaigns';

/** Gifts of the catalogue, shown as cards. What is no longer published when the letter is sent is left out. */
const giftBlock: Block = {
  slug: 'gifts',
  labels: { singular: 'Presentes', plural: 'Presentes' },
  fields: [
    {
      name: 'gifts',
      type: 'relationship',
      relationTo: 'gifts',
      hasMany: true,
      required: true,
      label: 'Presentes do catálogo',
      minRows: 1,
      maxRows: CAMPAIGN.giftsOfBlock,
      maxDepth: 0,
      filterOptions: { _status: { equals: 'published' } },
      admin: { allowCreate: false, allowEdit: false },
      // The filter is for choosing: what is unpublished later does not keep the letter from being saved.
      validate: (value: unknown) =>
        (Array.isArray(value) && value.length > 0 && value.length <= CAMPAIGN.giftsOfBlock) ||
        words.giftsRequired(CAMPAIGN.giftsOfBlock),
    },
  ],
};

/** The editor offers exactly what a letter shows (src/domain/letter-content.ts). */
export const letterEditor = lexicalEditor({
  features: () => [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    LinkFeature({ enabledCollections: [] }),
    HorizontalRuleFeature(),
    BlocksFeature({ blocks: [giftBlock] }),
    FixedToolbarFeature(),
  ],
});
