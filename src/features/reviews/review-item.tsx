import type { Review } from '@/data/reviews';
import { formatDate } from '@/domain/dates';
import { reviews as words } from '@/messages/reviews';
import { Badge } from '@/ui/badge';
import { StarRating } from '@/ui/star-rating';

export function ReviewItem({ review }: { review: Review }) {
  return (
    <li className="review">
      <p className="review-head">
        <StarRating rating={review.rating} />
        <span className="review-name">{review.userName || words.anonymous}</span>
        {review.verified ? <Badge variant="accent">{words.verified}</Badge> : null}
        <time dateTime={review.createdAt}>{formatDate(new Date(review.createdAt))}</time>
      </p>
      <p className="review-comment">{review.comment}</p>
    </li>
  );
}
