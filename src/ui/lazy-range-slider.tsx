'use client';

import { Suspense, type ComponentProps } from 'react';
import type { RangeSlider as RangeSliderType } from './range-slider';
import { lazyPart } from './lazy-part';

const RangeSlider = lazyPart(() => import('./range-slider').then((module) => module.RangeSlider));

/** `RangeSlider` in its own chunk; a still track of the same height holds its place. */
export function LazyRangeSlider(props: ComponentProps<typeof RangeSliderType>) {
  return (
    <Suspense
      fallback={
        <span className="slider">
          <span className="slider-track" />
        </span>
      }
    >
      <RangeSlider {...props} />
    </Suspense>
  );
}
