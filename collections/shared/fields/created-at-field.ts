import type { DateField } from 'payload';

import { isAdminRequest } from '../access';

/** Payload's own `createdAt`, which only an admin may set: nobody else can date what they write. */
export const createdAtField: DateField = {
  name: 'createdAt',
  type: 'date',
  label: 'Criado em',
  index: true,
  admin: { hidden: true },
  access: {
    create: ({ req }) => isAdminRequest(req),
    update: ({ req }) => isAdminRequest(req),
  },
};
