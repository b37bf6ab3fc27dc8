import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

export function Label({ className, htmlFor, ...rest }: ComponentProps<'label'>) {
  return <label htmlFor={htmlFor} className={cn('label', className)} {...rest} />;
}
