import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { Icon } from './icon';

/** The native select with styles: it is the easiest to use on a phone and with a screen reader. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cn('select', className)}>
      <select className="field" {...rest}>
        {children}
      </select>
      <Icon name="chevron-down" size={18} />
    </span>
  );
}
