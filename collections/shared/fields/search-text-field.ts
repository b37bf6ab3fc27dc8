import type { TextField } from 'payload';

import { editorial } from '@/messages/editorial';

import { adminsOnlyField, nobodyField } from '../access';

export const SEARCH_TEXT = 'searchText';

/**
 * What the panel's searches compare with: the texts of a document without accents, in lower case. The database writes it
 * (`migrations/repeatable/35-panel-search.sql`), in drafts too; `searchWithoutAccents` asks for it.
 */
export const searchTextField: TextField = {
  name: SEARCH_TEXT,
  type: 'text',
  label: editorial.searchText,
  access: { create: nobodyField, read: adminsOnlyField, update: nobodyField },
  admin: {
    ...{ hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
    // The versions show the texts themselves.
    components: { Diff: '/src/app/(payload)/components/no-diff#NoDiff' },
  },
};
