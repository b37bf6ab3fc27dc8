import type { TextField } from 'payload';

import { GIFT_FOLDER } from '@/domain/media-folders';

import { nobodyField } from '../shared/access';

/** The folder of a picture's original, said when it is uploaded (hooks/place-upload.ts). '' for one from before there were any. */
export const prefixField: TextField = {
  name: 'prefix',
  type: 'text',
  label: 'Pasta',
  defaultValue: GIFT_FOLDER,
  access: { update: nobodyField },
  admin: {
    disableBulkEdit: true,
    components: { Field: '/src/app/(payload)/components/media/folder-field#FolderField' },
  },
};
