import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { Icon } from './icon';

/** A link that leads on, with its arrow. */
export function ArrowLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a className={cn('arrow-link', className)} {...rest}>
      {children}
      <Icon name="arrow-right" size={18} />
    </a>
  );
}
