'use client';

import { Range, Root, Thumb, Track } from 'radix-ui/slider';
import { cn } from '@/lib/cn';

type RangeSliderProps = {
  value: readonly [number, number];
  min: number;
  max: number;
  step: number;
  /** Accessible names of the two thumbs. */
  labels: readonly [string, string];
  /** How a screen reader says a value. */
  formatValue?: (value: number) => string;
  onValueChange: (value: [number, number]) => void;
  /** After the thumb is let go: the moment to ask the server. */
  onValueCommit?: (value: [number, number]) => void;
  className?: string;
};

export function RangeSlider({
  value,
  min,
  max,
  step,
  labels,
  formatValue,
  onValueChange,
  onValueCommit,
  className,
}: RangeSliderProps) {
  const pair = ([low = min, high = max]: number[]): [number, number] => [low, high];
  return (
    <Root
      className={cn('slider', className)}
      value={[...value]}
      min={min}
      max={max}
      step={step}
      onValueChange={(next) => onValueChange(pair(next))}
      onValueCommit={(next) => onValueCommit?.(pair(next))}
    >
      <Track className="slider-track">
        <Range className="slider-range" />
      </Track>
      {labels.map((label, index) => (
        <Thumb
          key={label}
          className="slider-thumb"
          aria-label={label}
          aria-valuetext={formatValue?.(value[index === 0 ? 0 : 1])}
        />
      ))}
    </Root>
  );
}
