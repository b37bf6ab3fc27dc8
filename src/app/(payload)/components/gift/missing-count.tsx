'use client';

import { publishing as words } from '@/messages/publishing';

import { leadToField } from './lead-to-field';
import { useToDo } from './use-to-do';

/** Beside the button that publishes: how much the gift lacks; leads to the first of it. */
export function MissingCount() {
  const toDo = useToDo();
  const [first] = toDo;
  return (
    <div role="status" className="publish-missing">
      {first === undefined ? null : (
        <button type="button" onClick={() => leadToField(first.part)}>
          {words.toDo(toDo.length)}
        </button>
      )}
    </div>
  );
}
