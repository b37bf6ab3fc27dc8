import type { Field } from 'payload';

import { nobodyField } from '../../shared/access';
import { sizesOf } from './sizes-of';

const access = { create: nobodyField, update: nobodyField };
const admin = { hidden: true } as const;

/**
 * What there is of a picture beside its original. Two narrow columns say it all; `sizes` spells it out for whoever reads
 * the API.
 */
export const sizesFields: Field[] = [
  { name: 'sizesKey', type: 'text', admin, access },
  // Not known until it has been tried.
  { name: 'sizesAvif', type: 'checkbox', admin, access },
  {
    name: 'sizes',
    type: 'json',
    virtual: true,
    admin,
    access,
    hooks: { afterRead: [({ siblingData }) => sizesOf(siblingData)] },
  },
];
