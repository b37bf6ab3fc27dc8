import { formatRating } from '@/domain/rating';
import { gift as words } from '@/messages/gift';
import { StarRating } from '@/ui/star-rating';

type GiftRatingProps = { average: number | null; count: number };

/** Stars, average and number of reviews; a gift without reviews says so. */
export function GiftRating({ average, count }: GiftRatingProps) {
  return (
    <p className="gift-card-rating">
      {average === null ? null : (
        <>
          <StarRating rating={average} />
          <span aria-hidden="true">{formatRating(average)}</span>
        </>
      )}
      <span className="text-ink-soft">{words.reviewCount(count)}</span>
    </p>
  );
}
