import type { CSSProperties } from 'react';
import { formatRating } from '@/domain/rating';
import { cn } from '@/lib/cn';
import { gift } from '@/messages/gift';

type StarRatingProps = {
  /** 0 to 5; stars are filled to the nearest half, the exact figure is said. */
  rating: number;
  className?: string;
};

/** Five stars, said to a screen reader as 'Nota 4,5 de 5'. */
export function StarRating({ rating, className }: StarRatingProps) {
  // A custom property is no known CSSProperties key.
  const style = { '--fill': `${Math.round(rating * 2) * 10}%` } as CSSProperties;
  return (
    <span
      role="img"
      aria-label={gift.averageRating(formatRating(rating))}
      className={cn('stars', className)}
      style={style}
    />
  );
}
