'use client';

import type { RefObject } from 'react';

import { cn } from '@/lib/cn';
import { paths } from '@/lib/paths';
import { favourites as words } from '@/messages/favourites';
import { Button } from '@/ui/button';
import { keepHeart } from './press-heart';

type HeartOfferProps = {
  giftId: number;
  category?: number | null;
  /** The heart that was pressed: the focus goes back to it. */
  heart: RefObject<HTMLButtonElement | null>;
  className: string;
};

/** What a visitor without an account can do with a gift they like: sign in, or keep it in this browser. */
export function HeartOffer({ giftId, category = null, heart, className }: HeartOfferProps) {
  return (
    <div className={cn('heart-offer', className)}>
      <p>{words.keepOffer}</p>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => {
          heart.current?.focus();
          keepHeart({ gift: giftId, category });
        }}
      >
        {words.keepHere}
      </Button>
      <a href={paths.settings} className="heart-offer-link">
        {words.signIn}
      </a>
    </div>
  );
}
