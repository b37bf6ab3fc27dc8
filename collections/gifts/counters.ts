import type { FieldHook, NumberField } from 'payload';

import { property } from '@/lib/property';

import { nobodyField } from '../shared/access';
import type { GiftStats } from './stats-loader';
import { loadGiftStats } from './stats-loader';

/**
 * Read-only numbers of a gift. They live in the table `gift_stats`, so that a click never rewrites a
 * gift and publishing never overwrites a counter; here they are shown on the gift as any other field.
 */
export const counterFields: NumberField[] = [
  counter('detailViews', { label: 'Visualizações' }),
  counter('affiliateClicks', { label: 'Cliques para a loja' }),
  counter('averageRating', { label: 'Média das avaliações' }),
  counter('reviewCount', { label: 'Avaliações' }),
];

function counter(name: keyof GiftStats, { label }: { label: string }): NumberField {
  return {
    name,
    type: 'number',
    label,
    virtual: true,
    // A gift that does not exist has been neither seen nor clicked.
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: (_, __, { operation }) => operation === 'update',
    },
    access: { create: nobodyField, update: nobodyField },
    hooks: { afterRead: [readFromStats(name)] },
  };
}

function readFromStats(name: keyof GiftStats): FieldHook {
  return async ({ originalDoc, data, req }) => {
    const id: unknown = data?.id ?? property(originalDoc, 'id');
    if (typeof id !== 'number') return null;
    const stats = await loadGiftStats(req, id);
    return stats[name];
  };
}
