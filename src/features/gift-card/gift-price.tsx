import { formatPrice } from '@/domain/price';
import { gift as words } from '@/messages/gift';

type GiftPriceProps = { price: number | null; originalPrice: number | null };

/** What a gift costs, and what it cost before the offer. */
export function GiftPrice({ price, originalPrice }: GiftPriceProps) {
  if (price === null) return <p className="gift-card-no-price">{words.noPrice}</p>;
  const now = formatPrice(price);
  if (originalPrice === null) return <p className="gift-card-price">{now}</p>;
  const before = formatPrice(originalPrice);
  return (
    <p className="gift-card-price">
      <span className="sr-only">
        {words.originalPrice(before)} {words.currentPrice(now)}
      </span>
      <span aria-hidden="true">{now}</span>
      <del aria-hidden="true">{before}</del>
    </p>
  );
}
