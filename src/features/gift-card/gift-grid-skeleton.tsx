import { GiftCardSkeleton } from './gift-card-skeleton';

type GiftGridSkeletonProps = {
  count: number;
  /** Said to screen readers while the gifts are on their way. */
  label: string;
};

export function GiftGridSkeleton({ count, label }: GiftGridSkeletonProps) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div className="gift-grid">
        {Array.from({ length: count }, (_, index) => (
          <GiftCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
