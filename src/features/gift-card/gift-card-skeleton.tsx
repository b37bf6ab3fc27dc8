import { cn } from '@/lib/cn';

export function GiftCardSkeleton() {
  return (
    <div className="card gift-card" aria-hidden="true">
      <div className="gift-card-media">
        <Skeleton className="gift-card-picture" />
      </div>
      <div className="gift-card-body">
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="mt-4 h-6 w-1/3" />
        <Skeleton className="h-11 rounded-md" />
      </div>
    </div>
  );
}

/** The place of something that is being loaded; its size comes from `className`. */
function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('skeleton block', className)} />;
}
