import { cn } from '@/lib/cn';

/** The place of something that is being loaded; its size comes from `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('skeleton block', className)} />;
}
