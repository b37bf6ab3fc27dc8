'use client';

import { useId, useState } from 'react';
import { PRICE_MAX, PRICE_MIN } from '@/domain/limits';
import { formatAmount } from '@/domain/price';
import type { PriceRange } from '@/domain/price-choices';
import { readTypedPrices, type TypedPricesProblem } from '@/domain/typed-prices';
import { listing } from '@/messages/listing';
import { Icon } from '@/ui/icon';

type PriceFieldsProps = PriceRange & {
  /** After Enter, or when the pair of fields is left; only with two prices that make a range. */
  onChange: (min: number, max: number) => void;
};

type Field = TypedPricesProblem['field'];

/** The two ends of the price as text. What was typed stays as it is until it can be read as a price. */
export function PriceFields({ min, max, onChange }: PriceFieldsProps) {
  const id = useId();
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({});
  const [problem, setProblem] = useState<TypedPricesProblem | null>(null);
  const range = `${min} ${max}`;
  const [shownRange, setShownRange] = useState(range);
  if (range !== shownRange) {
    setShownRange(range);
    setTyped({});
    setProblem(null);
  }

  const texts: Record<Field, string> = {
    min: typed.min ?? (min === PRICE_MIN ? '' : formatAmount(min)),
    max: typed.max ?? (max === PRICE_MAX ? '' : formatAmount(max)),
  };

  const commit = () => {
    const read = readTypedPrices(texts.min, texts.max);
    setProblem(read.ok ? null : read);
    if (!read.ok) return;
    setTyped({});
    if (read.range.min !== min || read.range.max !== max) onChange(read.range.min, read.range.max);
  };

  const field = (name: Field, label: string, placeholder: string) => {
    const isWrong = problem?.field === name;
    return (
      <label className="price-field">
        <span>{label}</span>
        <span className="price-field-box">
          <span aria-hidden="true">R$</span>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            className="field"
            placeholder={placeholder}
            value={texts[name]}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-problem` : undefined}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            onBlur={({ currentTarget, relatedTarget }) => {
              const pair = currentTarget.closest('.price-fields');
              if (!pair?.contains(relatedTarget)) commit();
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') commit();
            }}
          />
        </span>
      </label>
    );
  };

  return (
    <div className="price-fields">
      {field('min', listing.priceLow, formatAmount(PRICE_MIN))}
      {field('max', listing.priceHigh, listing.priceOpenEnd)}
      {problem ? (
        <p id={`${id}-problem`} role="alert" className="field-error">
          <Icon name="alert" size={16} className="self-center" />
          {listing.priceProblems[problem.reason]}
        </p>
      ) : null}
    </div>
  );
}
