import type { DefaultServerCellComponentProps } from 'payload';

import { readChanges } from './read-changes';

/** In a list: the names of the fields that an entry changed. */
export function ChangesCell({ cellData }: DefaultServerCellComponentProps) {
  const labels = readChanges(cellData).map(({ label }) => label);
  return <span>{labels.length > 0 ? labels.join(', ') : '–'}</span>;
}
