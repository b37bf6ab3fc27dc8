import type { UIField } from 'payload';

import { messages } from '@/messages';

/** A link in the sidebar to the public page of the document; nothing is stored. */
export function viewOnSiteField(kind: 'gift' | 'category' | 'occasion'): UIField {
  return {
    name: 'viewOnSite',
    type: 'ui',
    label: messages.admin.viewOnSite,
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: {
        Field: {
          path: '/src/app/(payload)/components/view-on-site#ViewOnSite',
          clientProps: { kind },
        },
      },
    },
  };
}
