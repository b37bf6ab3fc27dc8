/**
 * How much less the gift costs than before, in whole per cent rounded down; null when it is not really cheaper, or by
 * less than one per cent: what is not a saving is not called one.
 */
export function savingPercent(price: number | null, originalPrice: number | null): number | null {
  if (price === null || originalPrice === null || price >= originalPrice) return null;
  // In cents, which are integers: binary fractions cannot represent 0.9.
  const before = Math.round(originalPrice * 100);
  const percent = Math.floor(((before - Math.round(price * 100)) * 100) / before);
  return percent > 0 ? percent : null;
}
