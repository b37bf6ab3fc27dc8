import type { Config } from 'payload';

import { TIME_ZONE } from '@/domain/dates';
import { editorial } from '@/messages/editorial';

/** Schedules are entered and shown in the one time zone of the site, wherever the editor is. */
export const timezones: NonNullable<NonNullable<Config['admin']>['timezones']> = {
  supportedTimezones: [{ label: editorial.timeZone, value: TIME_ZONE }],
  defaultTimezone: TIME_ZONE,
};
