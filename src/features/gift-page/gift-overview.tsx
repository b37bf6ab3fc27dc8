import type { ReactNode } from 'react';

import type { GiftDetail } from '@/domain/gift';
import { formatRating } from '@/domain/rating';
import { gift as words } from '@/messages/gift';
import { ui } from '@/messages/ui';
import { Badge } from '@/ui/badge';
import { Heading } from '@/ui/heading';
import { StarRating } from '@/ui/star-rating';
import { PriceTag } from './price-tag';

type GiftOverviewProps = {
  gift: GiftDetail;
  /** The way to the store. */
  store: ReactNode;
  /** What else one can do with the gift. */
  actions: ReactNode;
  facts: ReactNode;
};

/** The column beside the pictures: everything needed to decide. */
export function GiftOverview({ gift, store, actions, facts }: GiftOverviewProps) {
  return (
    <div className="gift-overview">
      <p className="gift-overview-tags">
        <span className="gift-overview-number">{ui.catalogueNumber(gift.id)}</span>
        {gift.isNew ? <Badge variant="accent">{words.badges.isNew}</Badge> : null}
        {gift.originalPrice === null ? null : <Badge variant="offer">{words.badges.offer}</Badge>}
      </p>
      <Heading level={1} size="page">
        {gift.title}
      </Heading>
      <p className="gift-overview-rating">
        {gift.averageRating === null ? null : (
          <>
            <StarRating rating={gift.averageRating} />
            <span aria-hidden="true">{formatRating(gift.averageRating)}</span>
          </>
        )}
        <a href="#avaliacoes">{words.reviewCount(gift.reviewCount)}</a>
      </p>
      <p className="lead">{gift.shortDescription}</p>
      <div className="gift-overview-buy">
        <PriceTag price={gift.price} originalPrice={gift.originalPrice} />
        {store}
        <div className="gift-overview-actions">{actions}</div>
      </div>
      {facts}
    </div>
  );
}
