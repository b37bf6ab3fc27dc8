import { cn } from '@/lib/cn';

/** Decorative: the text beside it says what is loading. */
export function Spinner({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('spinner inline-block', className)} />;
}
