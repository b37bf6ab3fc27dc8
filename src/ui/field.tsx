import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { Icon } from './icon';
import { Label } from './label';

type FieldControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  id: string;
  label: string;
  hint?: string;
  error?: string | null;
  className?: string;
  /** Receives what ties the control to its label, hint and error: spread it on the input. */
  children: (control: FieldControlProps) => ReactNode;
};

/** A labelled control with its hint and its error, connected for assistive technology. */
export function Field({ id, label, hint, error, className, children }: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint ? (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} role="alert" className="field-error">
          <Icon name="alert" size={16} className="self-center" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
