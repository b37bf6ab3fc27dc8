import type { UIField } from 'payload';

import { editorial } from '@/messages/editorial';

const CELLS = '/src/app/(payload)/components/list';

/** A column of lists with the picture in a field; nothing is stored, and the form does not show it. */
export function thumbnailColumn(from: 'image' | 'images'): UIField {
  return {
    name: 'thumbnail',
    type: 'ui',
    label: editorial.columns.picture,
    admin: {
      components: {
        Cell: { path: `${CELLS}/thumbnail-cell#ThumbnailCell`, serverProps: { from } },
      },
    },
  };
}
