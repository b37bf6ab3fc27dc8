import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** The page's column: its width and its gutters. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('container', className)} {...rest} />;
}
