import type { ReactNode } from 'react';

type ReadingTableProps = {
  caption: string;
  columns: readonly string[];
  /** Each row has as many cells as there are columns; the first names the row. */
  rows: readonly (readonly ReactNode[])[];
};

/**
 * A table that becomes a list of small cards on a phone. The roles are spelled out because a table whose parts are laid
 * out as blocks would lose them in some browsers.
 */
export function ReadingTable({ caption, columns, rows }: ReadingTableProps) {
  return (
    <table role="table" className="clear-both my-8 max-w-[58rem]! max-sm:block">
      <caption className="font-display text-xl text-ink! max-sm:block">{caption}</caption>
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {rows.map((cells, row) => (
          <tr
            key={row}
            role="row"
            className="max-sm:mb-3 max-sm:block max-sm:rounded-lg max-sm:border max-sm:border-hairline max-sm:bg-surface max-sm:px-4 max-sm:py-3"
          >
            {cells.map((cell, index) =>
              index === 0 ? (
                <th
                  key={index}
                  role="rowheader"
                  scope="row"
                  className="max-sm:block max-sm:border-0! max-sm:py-1! sm:w-1/4"
                >
                  {cell}
                </th>
              ) : (
                <td key={index} role="cell" className="max-sm:block max-sm:border-0! max-sm:py-1!">
                  <span aria-hidden="true" className="block text-xs text-ink-soft sm:hidden">
                    {columns[index]}
                  </span>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
