import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={cn('field', className)} {...rest} />;
}
