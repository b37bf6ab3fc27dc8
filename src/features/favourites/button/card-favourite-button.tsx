'use client';

import { Suspense, useRef } from 'react';

import { gift as words } from '@/messages/gift';
import { Icon } from '@/ui/icon';
import { lazyPart } from '@/ui/lazy-part';
import { requestToggle } from '../state/request-toggle';
import { useFavourite } from './use-favourite';

const LocalFavouriteOffer = lazyPart(() =>
  import('./local-favourite-offer').then((module) => module.LocalFavouriteOffer),
);

type CardFavouriteButtonProps = {
  giftId: number;
  title: string;
  /** The category whose page shows the card: the favourite remembers it. */
  categoryId?: number;
};

/** The small toggle on a gift's card. */
export function CardFavouriteButton({ giftId, title, categoryId }: CardFavouriteButtonProps) {
  const { isFavourite, isOffered } = useFavourite(giftId);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="card-favourite-button"
        aria-pressed={isFavourite}
        aria-label={words.favouriteLabel(title)}
        onClick={() => requestToggle(giftId, categoryId)}
      >
        <Icon name={isFavourite ? 'heart-filled' : 'heart'} size={18} />
      </button>
      {isOffered ? (
        <Suspense fallback={null}>
          <LocalFavouriteOffer
            giftId={giftId}
            category={categoryId}
            button={button}
            className="favourite-offer-card"
          />
        </Suspense>
      ) : null}
    </>
  );
}
