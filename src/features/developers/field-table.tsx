import type { ApiField } from '@/data/openapi/api-reference';
import { developers as words } from '@/messages/developers';
import { Icon } from '@/ui/icon';

import { typeText } from './type-text';

type FieldTableProps = { name: string; fields: readonly ApiField[] };

/** The fields of a document. The roles are spelled out, since a phone lays the table out as a list. */
export function FieldTable({ name, fields }: FieldTableProps) {
  const { columns } = words;
  return (
    <details className="api-fields">
      <summary>
        {words.fields(name)}
        <Icon name="chevron-down" size={20} />
      </summary>
      <table role="table">
        <caption className="sr-only">{words.fields(name)}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {[columns.field, columns.type, columns.about].map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {fields.map((field) => (
            <tr key={field.name} role="row">
              <th role="rowheader" scope="row">
                <code>{field.name}</code>
              </th>
              <td role="cell">{typeText(field.schema)}</td>
              <td role="cell">{aboutOf(field)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function aboutOf({ schema: { title, description }, isWritable }: ApiField): string {
  const texts = [title, description].filter((text) => typeof text === 'string');
  return [...texts, ...(isWritable ? [] : [words.readOnly])].join(' · ');
}
