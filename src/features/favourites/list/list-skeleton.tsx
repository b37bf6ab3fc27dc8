import { GiftCardSkeleton } from '@/features/gift-card/gift-card-skeleton';
import { favourites as words } from '@/messages/favourites';

/** The place of a list of favourites that is on its way. */
export function ListSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{words.loading}</span>
      <div aria-hidden="true" className="gift-grid">
        {[1, 2, 3, 4].map((place) => (
          <GiftCardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}
