import type { CollectionConfig } from 'payload';

import { ROW_KINDS, ROW_RESULTS } from '@/domain/gift-exchange/import-states';

import { adminsOnly, nobody } from '../shared/access';

/** The rows of imports of gifts, written by SQL alone: their cells, what the dry run says of them, and what became of them. */
export const GiftImportRows: CollectionConfig = {
  slug: 'gift-import-rows',
  labels: { singular: 'Linha de importação', plural: 'Linhas de importações' },
  admin: { hidden: true },
  // No API of its own: the import shows its rows, page by page.
  endpoints: false,
  graphQL: false,
  lockDocuments: false,
  timestamps: false,
  access: { create: nobody, read: adminsOnly, update: nobody, delete: nobody },
  indexes: [
    { fields: ['import', 'line'], unique: true },
    { fields: ['import', 'gift'] },
    { fields: ['import', 'giftSlug'] },
  ],
  fields: [
    { name: 'import', type: 'relationship', relationTo: 'gift-imports', required: true },
    { name: 'line', type: 'number', required: true },
    { name: 'cells', type: 'json', required: true },
    { name: 'notes', type: 'json' },
    { name: 'kind', type: 'select', options: [...ROW_KINDS] },
    { name: 'title', type: 'text' },
    // A number, not a relation: the gift may be deleted for good meanwhile.
    { name: 'gift', type: 'number' },
    { name: 'giftSlug', type: 'text' },
    // When the gift had been changed last as the row was checked, and when the row was written.
    { name: 'seenAt', type: 'text' },
    { name: 'writtenAt', type: 'text' },
    { name: 'problems', type: 'json' },
    { name: 'changes', type: 'json' },
    { name: 'result', type: 'select', options: [...ROW_RESULTS] },
    // What the changed fields held before, so that they can be put back.
    { name: 'before', type: 'json' },
  ],
};
