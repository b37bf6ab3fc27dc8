import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

type SwitchProps = Omit<ComponentProps<'button'>, 'role' | 'type' | 'children'> & {
  checked: boolean;
  /** Takes no clicks, and keeps the focus that a disabled button would lose. */
  busy?: boolean;
};

/** On or off, at once: name it with `aria-label` or `aria-labelledby`. */
export function Switch({ checked, busy = false, className, onClick, ...rest }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={cn('switch', className)}
      {...rest}
    />
  );
}
