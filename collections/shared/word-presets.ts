import type { Field, SanitizedConfig } from 'payload';

import { property } from '@/lib/property';
import { editorial } from '@/messages/editorial';

const words = editorial.presets;
const OPERATIONS = ['read', 'update', 'delete'] as const;

const COLUMNS = '/src/app/(payload)/components/list/saved-columns-field#SavedColumnsField';
/** Payload's cells of a list say them by their names in the code, and in English. */
const UNREADABLE = new Set(['access', 'where', 'columns', 'groupBy']);

/** Names the fields of saved views in Portuguese: Payload's own names are English in every language. */
export function wordPresets(config: SanitizedConfig): SanitizedConfig {
  const presets = config.collections.find(({ slug }) => slug === 'payload-query-presets');
  if (presets === undefined) return config;
  presets.admin.defaultColumns = ['title', 'isShared', 'updatedAt'];
  for (const field of presets.fields) word(field);
  return config;
}

function word(field: Field): void {
  if (field.type === 'collapsible') {
    wordOperation(field);
  } else if ('name' in field && field.name in words.fields) {
    Object.assign(field, { label: property(words.fields, field.name) });
  }
  if ('name' in field && UNREADABLE.has(field.name)) {
    const admin: { components?: object } = field.admin ?? {};
    const components = field.name === 'columns' ? { Field: COLUMNS } : {};
    Object.assign(field, {
      admin: {
        ...admin,
        disableListColumn: true,
        components: { ...admin.components, ...components },
      },
    });
  }
  if ('fields' in field) field.fields.forEach(word);
}

/** Who may see, change or delete the view: a part of the form for each. */
function wordOperation(part: Extract<Field, { type: 'collapsible' }>): void {
  const names = part.fields.map((field) => ('name' in field ? field.name : ''));
  const operation = OPERATIONS.find((candidate) => names.includes(candidate));
  if (operation === undefined) return;
  Object.assign(part, { label: words.operations[operation].title });
  for (const group of part.fields) {
    if (!('fields' in group)) continue;
    for (const field of group.fields) {
      if (field.type !== 'select') continue;
      field.label = words.operations[operation].question;
      field.options = field.options.map((option) => {
        const value = typeof option === 'string' ? option : option.value;
        const label = property(words.audiences, value);
        return typeof label === 'string' ? { label, value } : option;
      });
    }
  }
}
