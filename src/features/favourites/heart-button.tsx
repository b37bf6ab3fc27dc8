'use client';

import { lazy, Suspense, useRef } from 'react';

import { gift as words } from '@/messages/gift';
import { Icon } from '@/ui/icon';
import { press } from './press';
import { useHeart } from './use-heart';

const HeartOffer = lazy(() =>
  import('./heart-offer').then((module) => ({ default: module.HeartOffer })),
);

/** The small heart on a gift's card. */
export function HeartButton({ giftId, title }: { giftId: number; title: string }) {
  const { isFavourite, isOffered } = useHeart(giftId);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="heart"
        aria-pressed={isFavourite}
        aria-label={words.favouriteLabel(title)}
        onClick={() => press(giftId)}
      >
        <Icon name="heart" size={18} filled={isFavourite} />
      </button>
      {isOffered ? (
        <Suspense fallback={null}>
          <HeartOffer giftId={giftId} heart={button} className="heart-offer-card" />
        </Suspense>
      ) : null}
    </>
  );
}
