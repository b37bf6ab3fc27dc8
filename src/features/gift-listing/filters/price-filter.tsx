'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import { PRICE_MAX, PRICE_MIN, PRICE_STEP } from '@/domain/limits';
import { formatPrice } from '@/domain/price';
import { listing } from '@/messages/listing';
import { LazyRangeSlider } from '@/ui/lazy-range-slider';
import { listingPages as words } from '@/messages/listing-pages';

type PriceFilterProps = {
  min: number;
  max: number;
  /** After a thumb is released. */
  onChange: (min: number, max: number) => void;
};

/** The highest value means 'no limit', and is labelled so. */
function priceText(value: number): string {
  return value === PRICE_MAX ? `${formatPrice(value)} ${words.openEnd}` : formatPrice(value);
}

export function PriceFilter({ min, max, onChange }: PriceFilterProps) {
  const [dragged, setDragged] = useState<[number, number] | null>(null);
  const range: [number, number] = dragged ?? [min, max];
  const group = useRef<HTMLFieldSetElement>(null);
  const seen = useSeen(group);
  return (
    <fieldset ref={group} className="filter-group">
      <legend>{listing.priceRange}</legend>
      <p className="filter-range">
        <span>{formatPrice(range[0])}</span>
        <span>{priceText(range[1])}</span>
      </p>
      {seen ? (
        <LazyRangeSlider
          value={range}
          min={PRICE_MIN}
          max={PRICE_MAX}
          step={PRICE_STEP}
          labels={[listing.priceMin, listing.priceMax]}
          formatValue={priceText}
          onValueChange={setDragged}
          onValueCommit={([low, high]) => {
            setDragged(null);
            onChange(low, high);
          }}
        />
      ) : (
        <span className="slider">
          <span className="slider-track" />
        </span>
      )}
    </fieldset>
  );
}

/** True once the element has been on the screen: a panel that a phone never shows fetches no slider. */
function useSeen(target: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !target.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [seen, target]);
  return seen;
}
