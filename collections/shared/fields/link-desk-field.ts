import type { UIField } from 'payload';

import { links } from '@/messages/links';

/** The state of a gift's affiliate link and what can be done about it; nothing is stored. */
export function linkDeskField(position?: 'sidebar'): UIField {
  return {
    name: 'linkDesk',
    type: 'ui',
    label: links.title,
    admin: {
      ...(position && { position }),
      disableListColumn: true,
      components: { Field: '/src/app/(payload)/components/links/link-desk#LinkDesk' },
    },
  };
}
