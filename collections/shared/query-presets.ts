import type { Config } from 'payload';

import { editorial } from '@/messages/editorial';

import { adminsOnly } from './access';

/** Columns and filters of a list that an editor has saved under a name, for themselves or for all editors. */
export const queryPresets: NonNullable<Config['queryPresets']> = {
  labels: editorial.presets.labels,
  access: { create: adminsOnly, read: adminsOnly, update: adminsOnly, delete: adminsOnly },
  constraints: {},
};
