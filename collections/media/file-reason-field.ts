import type { UIField } from 'payload';

/** Part of the form of a picture, alone and in the drawer for several: a refused file keeps its reason; nothing is stored. */
export const fileReasonField: UIField = {
  name: 'fileReason',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/src/app/(payload)/components/media/file-reason#FileReason' },
  },
};
