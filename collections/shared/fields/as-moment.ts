import { messages } from '@/messages';

/** How the panel's forms show a date field: without it, in the order of the United States. */
export const asMoment = {
  displayFormat: messages.admin.moment,
  pickerAppearance: 'dayAndTime',
} as const;
