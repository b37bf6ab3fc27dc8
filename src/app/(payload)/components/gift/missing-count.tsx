'use client';

import { publishing as words } from '@/messages/publishing';

import { leadToField } from './lead-to-field';
import { useMissingParts } from './use-missing-parts';

/** Beside the button that publishes: how much the gift lacks; leads to the first of it. */
export function MissingCount() {
  const parts = useMissingParts();
  const [first] = parts;
  return (
    <div role="status" className="publish-missing">
      {first === undefined ? null : (
        <button type="button" onClick={() => leadToField(first)}>
          {words.toDo(parts.length)}
        </button>
      )}
    </div>
  );
}
