import type { Field, SanitizedConfig } from 'payload';

const CELLS = '/src/app/(payload)/components/list/readable-cells';

/** How lists show values that Payload shows as programs do (true, 319488, ["a","b"]), wherever the field has no cell of its own. */
export function readableCells(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, fields } of config.collections) {
    if (!slug.startsWith('payload-')) visit(fields);
  }
  return config;
}

function visit(fields: Field[]): void {
  for (const field of fields) {
    if ('fields' in field) visit(field.fields);
    if (field.type === 'tabs') for (const tab of field.tabs) visit(tab.fields);
    const cell = cellOf(field);
    if (cell === null) continue;
    const admin: { components?: object } = field.admin ?? {};
    // A new object: several fields may have been given the same one.
    Object.assign(field, { admin: { ...admin, components: { Cell: cell, ...admin.components } } });
  }
}

function cellOf(field: Field): string | null {
  if (field.type === 'checkbox') return `${CELLS}#BooleanCell`;
  if (field.type === 'text' && field.hasMany === true) return `${CELLS}#WordsCell`;
  if (field.type !== 'number') return null;
  return field.name === 'filesize' ? `${CELLS}#FileSizeCell` : `${CELLS}#NumberCell`;
}
