'use client';

import { Button } from '@payloadcms/ui';
import { useId, useState } from 'react';

import {
  type ImportProgress,
  ROW_FILTERS,
  type RowFilter,
} from '@/domain/gift-exchange/import-states';
import { exchange } from '@/messages/exchange';

import { ReportRow } from './report-row';
import { useReport } from './use-report';

const words = exchange.report;

/** The rows of an import, page by page; by itself those with errors first, where there are any. */
export function ImportReport({ id, progress }: { id: number; progress: ImportProgress }) {
  const { errors, failed, kept } = progress;
  const [chosen, setChosen] = useState<RowFilter | null>(null);
  const filter = chosen ?? (errors + failed + kept > 0 ? 'error' : 'all');
  // Read again when the figures change: rows have been checked or written meanwhile.
  const version = [
    progress.status,
    progress.checked,
    progress.imported,
    failed,
    progress.undone,
  ].join();
  const { rows, state, hasMore, more } = useReport(id, filter, version);
  const name = useId();

  return (
    <section className="exchange-report" aria-label={words.title}>
      <div className="exchange-report__head">
        <h2 className="exchange-title">{words.title}</h2>
        <fieldset className="exchange-filters">
          <legend className="sr-only">{words.filter}</legend>
          {ROW_FILTERS.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name={name}
                checked={filter === one}
                onChange={() => setChosen(one)}
              />
              <span>{words.filters[one]}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {rows.length === 0 ? (
        <p role="status" className="exchange-hint">
          {state === 'failed'
            ? exchange.desk.unreachable
            : state === 'loading'
              ? words.loading
              : words.nothing}
        </p>
      ) : (
        <table className="exchange-table">
          <caption className="sr-only">{words.title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.line}</th>
              <th scope="col">{words.gift}</th>
              <th scope="col">{words.verdict}</th>
              <th scope="col">{words.details}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ReportRow key={row.line} row={row} />
            ))}
          </tbody>
        </table>
      )}
      {hasMore ? (
        <Button
          buttonStyle="secondary"
          margin={false}
          disabled={state === 'loading'}
          onClick={() => void more()}
        >
          {words.more}
        </Button>
      ) : null}
    </section>
  );
}
