'use client';

import { publishing as words } from '@/messages/publishing';

import { leadToField } from './lead-to-field';
import { useToDo } from './use-to-do';

/** Below the button that publishes: what the gift lacks, each leading to its field. */
export function PublishChecklist() {
  const toDo = useToDo();
  return (
    <section className="publish-checklist field-type" aria-labelledby="publish-checklist-title">
      <h2 id="publish-checklist-title" className="publish-checklist__title">
        {words.title}
      </h2>
      {toDo.length === 0 ? <p className="publish-checklist__ready">{words.ready}</p> : null}
      <ul className="publish-checklist__list">
        {toDo.map(({ part, reason }) => (
          <li key={part}>
            <button type="button" onClick={() => leadToField(part)}>
              {reason}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
