import { formatPrice } from '@/domain/price';
import { gift as words } from '@/messages/gift';
import { giftPage } from '@/messages/gift-page';
import { savingPercent } from './saving';

type PriceTagProps = { price: number | null; originalPrice: number | null };

/** The price in large type; what it was before and how much that saves, when that is true. */
export function PriceTag({ price, originalPrice }: PriceTagProps) {
  if (price === null) return <p className="price-tag-none">{words.noPrice}</p>;
  const now = formatPrice(price);
  if (originalPrice === null) return <p className="price-tag">{now}</p>;
  const before = formatPrice(originalPrice);
  const saving = savingPercent(price, originalPrice);
  return (
    <p className="price-tag">
      <span className="sr-only">
        {words.originalPrice(before)} {words.currentPrice(now)}
      </span>
      <span aria-hidden="true">{now}</span>
      <del aria-hidden="true">{before}</del>
      {saving === null ? null : (
        <span className="price-tag-saving">
          {giftPage.saving(formatPrice(originalPrice - price))}{' '}
          <span>{giftPage.percent(saving)}</span>
        </span>
      )}
    </p>
  );
}
