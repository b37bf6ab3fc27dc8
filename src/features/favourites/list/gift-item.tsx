import { useRef, useEffect } from 'react';

import type { GiftSummary } from '@/domain/gift';
import { GiftCard } from '@/features/gift-card/gift-card';
import { paths } from '@/lib/paths';
import { favourites as words } from '@/messages/favourites';
import { Button } from '@/ui/button';
import { requestToggle } from '../state/request-toggle';
import { useFavourite } from '../button/use-favourite';

/** A favourite in the list. When it is removed, its place stays and offers to undo that. */
export function GiftItem({ gift }: { gift: GiftSummary }) {
  const { isFavourite } = useFavourite(gift.id);
  const item = useRef<HTMLLIElement>(null);
  const was = useRef(isFavourite);

  useEffect(() => {
    const isPressedHere = was.current !== isFavourite && document.activeElement === document.body;
    was.current = isFavourite;
    // The button that had the focus is gone: the keyboard goes on from the one in its place.
    if (isPressedHere) item.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isFavourite]);

  return (
    <li ref={item}>
      {isFavourite ? (
        <GiftCard gift={gift} headingLevel={2} />
      ) : (
        <div className="removed-gift">
          <span className="text-ink-soft">{words.removed}</span>
          <a href={paths.gift(gift.id)}>{gift.title}</a>
          <Button
            variant="outline"
            size="sm"
            aria-label={words.undoLabel(gift.title)}
            onClick={() => requestToggle(gift.id)}
          >
            {words.undo}
          </Button>
        </div>
      )}
    </li>
  );
}
