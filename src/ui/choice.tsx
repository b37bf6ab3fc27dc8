import type { ComponentProps, ReactNode } from 'react';
import { Checkbox } from './checkbox';

type ChoiceProps = ComponentProps<typeof Checkbox> & { label: ReactNode; hint?: ReactNode };

/** A checkbox or radio button with its label in one comfortable touch target. */
export function Choice({ label, hint, ...rest }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
      <Checkbox {...rest} />
      <span className="flex-1">{label}</span>
      {hint ? <span className="text-xs text-ink-soft">{hint}</span> : null}
    </label>
  );
}
