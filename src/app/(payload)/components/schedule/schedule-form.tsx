import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useId, useState } from 'react';

import { formatMoment, typedInstant } from '@/domain/dates';
import { publishing } from '@/messages/publishing';

import { useToDo } from '../gift/use-to-do';
import { MomentInput } from './moment-input';
import type { ScheduleType } from './use-upcoming';

const words = publishing.schedule;
const TYPES: readonly ScheduleType[] = ['publish', 'unpublish'];

type Props = { onSave: (type: ScheduleType, at: Date) => Promise<boolean> };

/** When the gift is to be published or taken off the site. No form element: it stands inside that of the gift. */
export function ScheduleForm({ onSave }: Props) {
  const { hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const isOnline = hasPublishedDoc && unpublishedVersionCount === 0;
  const [type, setType] = useState<ScheduleType>(isOnline ? 'unpublish' : 'publish');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isIncomplete = useToDo().length > 0;
  const group = useId();
  const instant = typedInstant(typed);

  async function save() {
    const reason = problemOf(instant);
    setProblem(reason);
    if (reason !== null || instant === null) return;
    setIsBusy(true);
    if (await onSave(type, instant)) setTyped('');
    setIsBusy(false);
  }

  return (
    <div role="group" aria-labelledby={group} className="schedule__form">
      <h3 id={group}>{words.what}</h3>
      <div className="schedule__types">
        {TYPES.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={group}
              checked={type === option}
              onChange={() => setType(option)}
            />
            {words.types[option]}
          </label>
        ))}
      </div>
      <MomentInput
        value={typed}
        problem={problem}
        hint={instant === null ? words.hint : words.understood(formatMoment(instant))}
        onChange={(text) => {
          setTyped(text);
          setProblem(null);
        }}
        onEnter={() => void save()}
      />
      {type === 'publish' && isIncomplete ? (
        <p className="schedule__hint">{words.incomplete}</p>
      ) : null}
      <Button margin={false} type="button" disabled={isBusy} onClick={() => void save()}>
        {words.save}
      </Button>
    </div>
  );
}

function problemOf(instant: Date | null): string | null {
  if (instant === null) return words.unreadable;
  return instant.getTime() <= Date.now() ? words.past : null;
}
