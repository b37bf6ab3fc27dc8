import { cn } from '@/lib/cn';

/** Decorative: the words beside it say what is being waited for. */
export function Spinner({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('spinner inline-block', className)} />;
}
