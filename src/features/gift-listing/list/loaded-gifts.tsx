'use client';

import { useEffect } from 'react';
import type { GiftSummary } from '@/domain/gift';
import type { HeadingLevel } from '@/ui/heading';
import { GiftCard } from '@/features/gift-card/gift-card';

type LoadedGiftsProps = {
  gifts: GiftSummary[];
  categoryId?: number;
  headingLevel?: HeadingLevel;
  /** The first gift that the button loaded: it receives the focus. */
  focusId: number | null;
  /** Called once they are rendered and the page has its height. */
  onDrawn: () => void;
};

/** Whatever the level of the heading. */
const TITLE_LINK = '.gift-card-title a';

const elementId = (id: number) => `presente-${id}`;

/** The gifts read in the browser, as items of the list that the page began. */
export function LoadedGifts({
  gifts,
  categoryId,
  headingLevel,
  focusId,
  onDrawn,
}: LoadedGiftsProps) {
  useEffect(() => {
    onDrawn();
  }, [onDrawn]);
  useEffect(() => {
    if (focusId === null) return;
    const item = document.getElementById(elementId(focusId));
    item?.querySelector<HTMLElement>(TITLE_LINK)?.focus({ preventScroll: true });
    // Where the button to try again was looked at, the new gifts may have come above the screen.
    if (item && item.getBoundingClientRect().top < 0) item.scrollIntoView({ block: 'center' });
  }, [focusId]);
  return gifts.map((gift) => (
    <li key={gift.id} id={elementId(gift.id)}>
      <GiftCard gift={gift} categoryId={categoryId} headingLevel={headingLevel} />
    </li>
  ));
}
