'use client';

import { Suspense, useRef } from 'react';

import { gift as words } from '@/messages/gift';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { lazyPart } from '@/ui/lazy-part';
import { requestToggle } from '../state/request-toggle';
import { useFavourite } from './use-favourite';

const LocalFavouriteOffer = lazyPart(() =>
  import('./local-favourite-offer').then((module) => module.LocalFavouriteOffer),
);

type FavouriteButtonProps = {
  giftId: number;
  /** The category in whose context the page stands. */
  categoryId: number | null;
  /** Those that the gift is in: only one of them is remembered from an address. */
  categoryIds: number[];
};

/** 'Favoritar' or 'Favoritado', on the gift's own page. */
export function FavouriteButton({ giftId, categoryId, categoryIds }: FavouriteButtonProps) {
  const { isFavourite, isOffered } = useFavourite(giftId);
  const button = useRef<HTMLButtonElement>(null);

  const category = (): number | null => {
    if (categoryId !== null) return categoryId;
    // Read at the click: only the browser knows the query, and the page is the same for everybody.
    const named = Number(new URLSearchParams(location.search).get('category'));
    return categoryIds.includes(named) ? named : null;
  };

  return (
    <>
      <Button
        ref={button}
        variant="outline"
        className="favourite-button"
        aria-pressed={isFavourite}
        onClick={() => requestToggle(giftId, category())}
      >
        <Icon name={isFavourite ? 'heart-filled' : 'heart'} size={18} />
        {isFavourite ? words.favourited : words.favourite}
      </Button>
      {isOffered ? (
        <Suspense fallback={null}>
          <LocalFavouriteOffer
            giftId={giftId}
            category={category()}
            button={button}
            className="favourite-offer-page"
          />
        </Suspense>
      ) : null}
    </>
  );
}
