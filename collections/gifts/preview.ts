import type { CollectionConfig } from 'payload';

import { documentId } from '@/domain/document-id';
import { paths } from '@/lib/paths';
import { property } from '@/lib/property';
import { editorial } from '@/messages/editorial';

const words = editorial.preview;

/** The gift's page as it will be, beside the form and in a tab of its own. */
export const giftPreview: Pick<
  NonNullable<CollectionConfig['admin']>,
  'livePreview' | 'preview'
> = {
  livePreview: {
    url: ({ data }) => previewOf(data),
    breakpoints: [
      { name: 'phone', label: words.phone, width: 390, height: 844 },
      { name: 'desktop', label: words.desktop, width: 1280, height: 800 },
    ],
  },
  preview: previewOf,
};

/** Nothing in the trash has a page. */
function previewOf(gift: object): string | null {
  const id = property(gift, 'deletedAt') == null ? documentId(gift) : null;
  return id === null ? null : paths.giftPreview(id);
}
