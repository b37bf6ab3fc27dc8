import type { ReactNode } from 'react';

import type { GiftDetail } from '@/domain/gift';
import { gift as words } from '@/messages/gift';
import { ui } from '@/messages/ui';
import { Badge } from '@/ui/badge';
import { Heading } from '@/ui/heading';
import { PriceTag } from './price-tag';
import { STORE_ID } from './store-id';

type GiftOverviewProps = {
  gift: GiftDetail;
  /** What others think of it, in a line. */
  rating: ReactNode;
  /** The way to the store. */
  store: ReactNode;
  /** What else one can do with the gift. */
  actions: ReactNode;
  facts: ReactNode;
};

/** The column beside the pictures: everything needed to decide. */
export function GiftOverview({ gift, rating, store, actions, facts }: GiftOverviewProps) {
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
      <p className="gift-overview-rating">{rating}</p>
      <p className="lead">{gift.shortDescription}</p>
      <div className="gift-overview-buy">
        <PriceTag price={gift.price} originalPrice={gift.originalPrice} />
        <div id={STORE_ID}>{store}</div>
        <div className="gift-overview-actions">{actions}</div>
      </div>
      {facts}
    </div>
  );
}
