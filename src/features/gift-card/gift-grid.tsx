'use client';

import type { GiftSummary } from '@/domain/gift';
import type { HeadingLevel } from '@/ui/heading';
import { GiftCard } from './gift-card';

type GiftGridProps = {
  gifts: GiftSummary[];
  /** How many images at the start belong to the first screen. */
  priorityCount?: number;
  headingLevel?: HeadingLevel;
  /** The category whose page shows the gifts. */
  categoryId?: number;
};

/** As many columns as fit, from one on a phone to four. */
export function GiftGrid({ gifts, priorityCount = 0, headingLevel, categoryId }: GiftGridProps) {
  return (
    <ul className="gift-grid">
      {gifts.map((gift, index) => (
        <li key={gift.id}>
          <GiftCard
            gift={gift}
            priority={index < priorityCount}
            headingLevel={headingLevel}
            categoryId={categoryId}
          />
        </li>
      ))}
    </ul>
  );
}
