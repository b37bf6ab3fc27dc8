'use client';

import type { GiftSummary } from '@/domain/gift';
import { AffiliateLink } from '@/features/affiliate/affiliate-link';
import { CardFavouriteButton } from '@/features/favourites/button/card-favourite-button';
import { cn } from '@/lib/cn';
import { paths } from '@/lib/paths';
import { gift as words } from '@/messages/gift';
import { ui } from '@/messages/ui';
import { Badge } from '@/ui/badge';
import { Eyebrow } from '@/ui/eyebrow';
import type { HeadingLevel } from '@/ui/heading';
import { GiftImages } from './gift-images';
import { GiftPrice } from './gift-price';
import { GiftRating } from './gift-rating';
import { Preview } from './preview';

/** Width of a card's image, as gift-card.css lays the grid out. */
const CARD_SIZES =
  '(min-width: 80rem) 18.5rem, (min-width: 60rem) 30vw, (min-width: 36rem) 46vw, calc(50vw - 1.625rem)';

/** Width of the image of a large card. */
const FEATURE_SIZES = '(min-width: 80rem) 44rem, (min-width: 48rem) 56vw, calc(100vw - 2.5rem)';

type GiftCardProps = {
  gift: GiftSummary;
  /** Its image belongs to the first screen: fetched at once. */
  priority?: boolean;
  headingLevel?: HeadingLevel;
  /** The category whose page shows the card: the gift's page leads back to it, and a favourite remembers it. */
  categoryId?: number;
  /** 'feature' is the large editorial one, image beside text where there is room. */
  density?: 'grid' | 'feature';
};

/**
 * A gift in a list. The title is a real link whose area covers the whole card, so a click, a middle click and a long
 * press do what they do on every link; the controls lie above that area and never inside the link.
 */
export function GiftCard({
  gift,
  priority = false,
  headingLevel = 3,
  categoryId,
  density = 'grid',
}: GiftCardProps) {
  const Title = `h${headingLevel}` as const;
  const feature = density === 'feature';
  return (
    <article className={cn('card gift-card', feature && 'gift-card-feature')}>
      <div className="gift-card-media">
        <GiftImages
          images={gift.images}
          sizes={feature ? FEATURE_SIZES : CARD_SIZES}
          scale={feature ? 'screen' : 'card'}
          priority={priority}
        />
        <div className="gift-card-badges">
          {gift.isNew ? <Badge variant="new">{words.badges.isNew}</Badge> : null}
          {gift.originalPrice === null ? null : <Badge variant="offer">{words.badges.offer}</Badge>}
        </div>
        <CardFavouriteButton giftId={gift.id} title={gift.title} categoryId={categoryId} />
      </div>
      <div className="gift-card-body">
        {feature ? <Eyebrow>{ui.catalogueNumber(gift.id)}</Eyebrow> : null}
        <Title className="card-title gift-card-title">
          <a
            href={
              categoryId === undefined ? paths.gift(gift.id) : paths.giftFrom(gift.id, categoryId)
            }
          >
            {gift.title}
          </a>
        </Title>
        <GiftRating average={gift.averageRating} count={gift.reviewCount} />
        <Preview text={gift.shortDescription} title={gift.title} />
        <div className="gift-card-foot">
          <GiftPrice price={gift.price} originalPrice={gift.originalPrice} />
          <AffiliateLink gift={gift} variant={feature ? 'default' : 'outline'}>
            {words.discover}
          </AffiliateLink>
        </div>
      </div>
    </article>
  );
}
