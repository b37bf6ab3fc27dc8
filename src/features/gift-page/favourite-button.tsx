'use client';

import { useState } from 'react';

import { paths } from '@/lib/paths';
import { favourites } from '@/messages/favourites';
import { gift as words } from '@/messages/gift';
import { giftPage } from '@/messages/gift-page';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { useToast } from '@/ui/use-toast';

/** 'Favoritar' for somebody who is not signed in: says what it takes (spec section 4) and leaves the way there open. */
export function FavouriteButton({ title }: { title: string }) {
  const { toast } = useToast();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        aria-label={favourites.addLabel(title)}
        onClick={() => {
          toast({ title: favourites.loginRequired, description: favourites.loginPrompt });
          setAsked(true);
        }}
      >
        <Icon name="heart" size={18} />
        {words.favourite}
      </Button>
      {asked ? (
        <p className="gift-page-hint">
          {favourites.loginPrompt}{' '}
          <a href={paths.settings} className="gift-page-hint-link">
            {giftPage.signIn}
          </a>
        </p>
      ) : null}
    </>
  );
}
