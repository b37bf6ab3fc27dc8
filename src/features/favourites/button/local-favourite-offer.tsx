'use client';

import type { RefObject } from 'react';

import { cn } from '@/lib/cn';
import { paths } from '@/lib/paths';
import { favourites as words } from '@/messages/favourites';
import { Button } from '@/ui/button';
import { askFavourite } from '../state/asked-favourite';
import { storeLocalFavourite } from '../state/toggle-favourite';

type LocalFavouriteOfferProps = {
  giftId: number;
  category?: number | null;
  /** The button that was clicked: the focus goes back to it. */
  button: RefObject<HTMLButtonElement | null>;
  className: string;
};

/** What a visitor without an account can do with a gift they like: sign in, or store it in this browser. */
export function LocalFavouriteOffer({
  giftId,
  category = null,
  button,
  className,
}: LocalFavouriteOfferProps) {
  return (
    <div className={cn('favourite-offer', className)}>
      <p>{words.keepOffer}</p>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => {
          button.current?.focus();
          storeLocalFavourite({ gift: giftId, category });
        }}
      >
        {words.keepHere}
      </Button>
      <a
        href={paths.settings}
        className="favourite-offer-link"
        onClick={() => askFavourite({ gift: giftId, category })}
      >
        {words.signIn}
      </a>
    </div>
  );
}
