import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={cn('field', className)} {...rest} />;
}
