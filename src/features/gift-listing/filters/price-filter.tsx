'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import { PRICE_MAX, PRICE_MIN, PRICE_STEP } from '@/domain/limits';
import { formatPrice } from '@/domain/price';
import { PRICE_CHOICES } from '@/domain/price-choices';
import { listing } from '@/messages/listing';
import { LazyRangeSlider } from '@/ui/lazy-range-slider';
import { PriceFields } from './price-fields';

type PriceFilterProps = {
  min: number;
  max: number;
  /** After a choice, after a typed price, and after a thumb of the slider is released. */
  onChange: (min: number, max: number) => void;
};

/** The highest value means 'no limit', and is labelled so. */
function priceText(value: number): string {
  return value === PRICE_MAX ? `${formatPrice(value)} ${listing.openEnd}` : formatPrice(value);
}

/** The price: ranges for one click, two fields to type into, and the slider over the whole range. */
export function PriceFilter({ min, max, onChange }: PriceFilterProps) {
  const [dragged, setDragged] = useState<[number, number] | null>(null);
  const range: [number, number] = dragged ?? [min, max];
  const group = useRef<HTMLFieldSetElement>(null);
  const seen = useSeen(group);
  return (
    <fieldset ref={group} className="filter-group">
      <legend>{listing.priceRange}</legend>
      <ul className="price-choices">
        {PRICE_CHOICES.map((choice) => {
          const isChosen = choice.min === min && choice.max === max;
          return (
            <li key={choice.min}>
              <button
                type="button"
                className="price-choice"
                aria-pressed={isChosen}
                // The chosen one is taken back by a second click.
                onClick={() =>
                  isChosen ? onChange(PRICE_MIN, PRICE_MAX) : onChange(choice.min, choice.max)
                }
              >
                {listing.priceRangeOf(choice.min, choice.max)}
              </button>
            </li>
          );
        })}
      </ul>
      <PriceFields min={range[0]} max={range[1]} onChange={onChange} />
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
