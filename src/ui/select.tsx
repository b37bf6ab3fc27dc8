import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { Icon } from './icon';

/** The platform's own select, dressed: nothing is easier to use on a phone or with a screen reader. */
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
