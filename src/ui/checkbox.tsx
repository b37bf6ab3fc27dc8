import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { type?: 'checkbox' | 'radio' };

/** A checkbox or radio button; put it inside a label or give it an `id`. */
export function Checkbox({ type = 'checkbox', className, ...rest }: CheckboxProps) {
  return <input type={type} className={cn('checkbox', className)} {...rest} />;
}
