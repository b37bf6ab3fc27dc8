'use client';

import { FieldLabel, PillSelector, useConfig, useField } from '@payloadcms/ui';
import type { ClientField, JSONFieldClientComponent } from 'payload';
import { flattenTopLevelFields } from 'payload/shared';

type Column = { accessor: string; active: boolean };

/**
 * The columns of a saved view, by the names that the list gives them. Payload's own field knows the names of those only that can be
 * filtered by, and shows the others as the code calls them.
 */
export const SavedColumnsField: JSONFieldClientComponent = ({ field: { label }, path }) => {
  const { value, setValue } = useField<Column[] | null>({ path });
  const { value: collection } = useField<string>({ path: 'relatedCollection' });
  const { config } = useConfig();
  const listed = config.collections.find(({ slug }) => slug === collection);
  const names = namesOf(listed?.fields ?? []);
  const columns = value ?? [...names.keys()].map((accessor) => ({ accessor, active: false }));

  return (
    <div className="field-type query-preset-columns-field">
      <FieldLabel as="h3" label={label} path={path} />
      <PillSelector
        onClick={({ pill }) =>
          setValue(
            columns.map((column) =>
              column.accessor === pill.name ? { ...column, active: !column.active } : column,
            ),
          )
        }
        pills={columns.flatMap(({ accessor, active }) => {
          const name = names.get(accessor);
          if (name === undefined) return [];
          return [{ key: accessor, name: accessor, Label: name, selected: active }];
        })}
      />
    </div>
  );
};

/** Of the columns that a list can have. */
function namesOf(fields: ClientField[]): Map<string, string> {
  const flat = flattenTopLevelFields(fields, {
    keepPresentationalFields: true,
    moveSubFieldsToTop: true,
  });
  return new Map(
    flat.flatMap((field): [string, string][] => {
      const { admin } = field;
      if (admin?.hidden === true || admin?.disableListColumn === true) return [];
      const label = field.labelWithPrefix ?? ('label' in field ? field.label : undefined);
      const accessor = field.accessor ?? ('name' in field ? field.name : undefined);
      return accessor === undefined || typeof label !== 'string' ? [] : [[accessor, label]];
    }),
  );
}
