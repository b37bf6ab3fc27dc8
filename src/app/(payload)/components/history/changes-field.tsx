import type { JSONFieldServerComponent } from 'payload';

import { ChangeTable } from './change-table';
import { readChanges } from './read-changes';

/** On the page of an entry: its fields before and after. */
export const ChangesField: JSONFieldServerComponent = ({ data, path }) => (
  <div className="field-type history-field">
    <ChangeTable changes={readChanges(data[path])} />
  </div>
);
