/** Those of Payload's functions that the panel as it is configured calls: no locales, no folders. */
export const SERVER_FUNCTIONS = [
  'form-state',
  'get-default-layout',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'table-state',
];
