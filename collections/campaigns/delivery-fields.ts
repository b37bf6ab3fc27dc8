import type { Field, NumberField } from 'payload';

import { CAMPAIGN_STATES } from '@/domain/campaign';
import { campaigns as words } from '@/messages/campaigns';

import { nobodyField } from '../shared/access';

/** Changed by actions and by the sender alone; a copy of a campaign begins anew. */
const OURS = { create: nobodyField, update: nobodyField };

/** Where a campaign stands, and what became of it. */
export const deliveryFields: Field[] = [
  {
    name: 'status',
    type: 'select',
    label: 'Situação',
    required: true,
    defaultValue: 'draft',
    options: [...CAMPAIGN_STATES],
    index: true,
    access: OURS,
    admin: { components: { Field: false } },
  },
  {
    name: 'notice',
    type: 'text',
    label: 'Aviso',
    access: OURS,
    admin: { components: { Field: false } },
  },
  ...(['sendAt', 'startedAt', 'finishedAt'] as const).map((name): Field => ({
    name,
    type: 'date',
    label: words.moments[name],
    access: OURS,
    admin: {
      components: {
        Field: false,
        Cell: '/src/app/(payload)/components/campaign/moment-cell#MomentCell',
      },
    },
  })),
  ...Object.entries(words.figures).map(([name, label]): NumberField => ({
    name,
    type: 'number',
    label,
    required: true,
    defaultValue: 0,
    access: OURS,
    admin: { components: { Field: false } },
  })),
  // How far the deliveries have been written: the last subscriber that was looked at, and when there were no more.
  {
    name: 'reachedSubscriber',
    type: 'number',
    hidden: true,
    required: true,
    defaultValue: 0,
    access: OURS,
  },
  { name: 'queuedAt', type: 'date', hidden: true, access: OURS },
];
