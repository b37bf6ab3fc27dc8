import { Button } from '@payloadcms/ui';
import { type ReactNode, useId } from 'react';

import { dashboard as words } from '@/messages/dashboard';

import type { Reading } from './use-reading';

type Props<T> = {
  title: string;
  hint?: string;
  /** Beside the title. */
  aside?: ReactNode;
  reading: Reading<T>;
  onRetry: () => void;
  children: (figures: T) => ReactNode;
};

/** One part of the dashboard, which loads, fails and comes back by itself. */
export function Widget<T>({ title, hint, aside, reading, onRetry, children }: Props<T>) {
  const id = useId();
  return (
    <section className="dash-widget" aria-labelledby={id} aria-busy={reading.status === 'loading'}>
      <div className="dash-widget__head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {hint === undefined ? null : <p className="dash-hint">{hint}</p>}
      {reading.status === 'loading' ? <p className="dash-loading">{words.loading}</p> : null}
      {reading.status === 'failed' ? (
        <div className="dash-failed" role="alert">
          <p>{words.failed}</p>
          <Button buttonStyle="secondary" size="small" margin={false} onClick={onRetry}>
            {words.retry}
          </Button>
        </div>
      ) : null}
      {reading.status === 'read' ? children(reading.figures) : null}
    </section>
  );
}

/** A part that has nothing to say. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="dash-nothing">{children}</p>;
}
