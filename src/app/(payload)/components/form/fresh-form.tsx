import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

import { editing } from '@/messages/editing';

import { useTakeOver } from './use-take-over';

/** Closes the form, and says so, while a fresh one is on its way. */
export function FreshForm() {
  const isWaiting = useTakeOver();
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const form = place.current?.closest('form');
    if (!isWaiting || form == null) return;
    form.inert = true;
    return () => {
      form.inert = false;
    };
  }, [isWaiting]);

  return (
    <span ref={place} hidden>
      {isWaiting
        ? createPortal(
            // Outside of what is inert, where it is read.
            <p role="alert" className="fresh-form">
              {editing.refreshing}
            </p>,
            document.body,
          )
        : null}
    </span>
  );
}
