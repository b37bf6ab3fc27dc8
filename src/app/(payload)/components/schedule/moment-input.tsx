import { DatePicker } from '@payloadcms/ui';
import { type ComponentProps, type KeyboardEvent, type SyntheticEvent, useId } from 'react';

import { formatDay, localMomentOf, timestamp, typedInstant } from '@/domain/dates';
import { publishing } from '@/messages/publishing';

const words = publishing.schedule;

type Props = {
  /** As it was typed; it need not be a moment yet. */
  value: string;
  problem: string | null;
  hint: string;
  onChange: (value: string) => void;
  onEnter: () => void;
};

/** A moment by the clocks of São Paulo, typed or picked from Payload's calendar. What cannot be read stays as it is. */
export function MomentInput({ value, problem, hint, onChange, onEnter }: Props) {
  const id = useId();
  const instant = typedInstant(value);
  const overrides: ComponentProps<typeof DatePicker>['overrides'] = {
    id,
    value,
    strictParsing: true,
    minDate: inBrowser(new Date(timestamp())),
    ariaDescribedBy: `${id}-hint`,
    ariaInvalid: String(problem !== null),
    autoComplete: 'off',
    // It would lie over the button while a moment is typed; a click opens it.
    preventOpenOnFocus: true,
    openToDate: instant === null ? undefined : inBrowser(instant),
    ...words.calendar,
    // Typing is ours: the calendar would drop what it cannot read.
    onChangeRaw: (event?: SyntheticEvent) => {
      if (!(event?.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      onChange(event.target.value);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
      // It would save the gift.
      event.preventDefault();
      onEnter();
    },
    onChange: (picked: Date | null) => onChange(picked === null ? '' : textOf(picked)),
  };
  return (
    <div className="field-type date-time-field schedule__moment">
      <label htmlFor={id} className="field-label">
        {words.moment}
      </label>
      <DatePicker
        pickerAppearance="dayAndTime"
        displayFormat="dd/MM/yyyy HH:mm"
        timeFormat="HH:mm"
        timeIntervals={15}
        value={instant === null ? undefined : inBrowser(instant)}
        overrides={overrides}
      />
      <p
        id={`${id}-hint`}
        className={problem === null ? 'schedule__hint' : 'schedule__hint schedule__problem'}
        role={problem === null ? undefined : 'alert'}
      >
        {problem ?? hint}
      </p>
    </div>
  );
}

/** The calendar knows the browser's zone only: the moment at which clocks there show what those in São Paulo show. */
function inBrowser(instant: Date): Date {
  return new Date(localMomentOf(instant));
}

function textOf(picked: Date): string {
  const local = new Date(picked.getTime() - picked.getTimezoneOffset() * 60_000).toISOString();
  return `${formatDay(local.slice(0, 10))} ${local.slice(11, 16)}`;
}
