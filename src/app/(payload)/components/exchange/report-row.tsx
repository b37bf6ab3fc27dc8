import { formatNumber } from '@/domain/format-number';
import { type ImportRow, ROW_KINDS, ROW_RESULTS } from '@/domain/gift-exchange/import-states';
import { paths } from '@/lib/paths';
import { exchange } from '@/messages/exchange';

const words = exchange.report;

/** A row of the file: what it is about, what was found, and what became of it. */
export function ReportRow({ row }: { row: ImportRow }) {
  const { line, title, gift, kind, result, problems, notes, changes } = row;
  const verdict = ROW_RESULTS.find(({ value }) => value === result);
  const label = verdict?.label ?? ROW_KINDS.find(({ value }) => value === kind)?.label;
  const name = title === '' ? words.untitled : title;
  return (
    <tr>
      <td data-label={words.line}>{formatNumber(line)}</td>
      <td data-label={words.gift}>
        {gift === null ? (
          name
        ) : (
          <a href={`${paths.adminPanel}/collections/gifts/${gift}`}>{name}</a>
        )}
      </td>
      <td data-label={words.verdict}>
        <span className={`exchange-verdict exchange-verdict--${result ?? kind ?? 'none'}`}>
          {label ?? words.unchecked}
        </span>
      </td>
      <td data-label={words.details}>
        <ul className="exchange-details">
          {problems.map(({ column, message }) => (
            <li key={`${column ?? ''}${message}`} className="exchange-problem">
              {column === undefined ? message : `${column}: ${message}`}
            </li>
          ))}
          {notes.map(({ column, message }) => (
            <li key={`${column ?? ''}${message}`} className="exchange-hint">
              {column === undefined ? message : `${column}: ${message}`}
            </li>
          ))}
          {changes.map(({ column, from, to }) => (
            <li key={column}>
              <strong>{column}:</strong> {from === '' ? null : <del>{from}</del>}{' '}
              {to === '' ? <em>{words.emptied}</em> : <ins>{to}</ins>}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}
