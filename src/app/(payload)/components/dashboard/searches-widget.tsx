'use client';

import { dashboard } from '@/messages/dashboard';

import { useReading } from './use-reading';
import { Nothing, Widget } from './widget';

const words = dashboard.searches;

/** What visitors have looked for in vain. */
export function SearchesWidget() {
  const { reading, reload } = useReading('searches');
  return (
    <Widget title={words.title} hint={words.hint} reading={reading} onRetry={() => void reload()}>
      {({ terms }) =>
        terms.length === 0 ? (
          <Nothing>{words.empty}</Nothing>
        ) : (
          <ol className="dash-terms">
            {terms.map(({ term, clients }) => (
              <li key={term}>
                <span className="dash-terms__term">{term}</span>
                <span className="dash-hint">{words.times(clients)}</span>
              </li>
            ))}
          </ol>
        )
      }
    </Widget>
  );
}
