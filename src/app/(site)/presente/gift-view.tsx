'use client';

import { useMemo } from 'react';

import type { GiftReviews } from '@/data/reviews';
import type { GiftDetail, GiftSummary, TaxonomyLink } from '@/domain/gift';
import { shareText } from '@/domain/share';
import { AffiliateLink } from '@/features/affiliate/affiliate-link';
import { FavouriteButton } from '@/features/favourites/button/favourite-button';
import { GiftGrid } from '@/features/gift-card/gift-grid';
import { giftJsonLd } from '@/features/gift-page/gift-json-ld';
import { GiftPage } from '@/features/gift-page/gift-page';
import { giftTrail } from '@/features/gift-page/gift-trail';
import { StoreLabel } from '@/features/gift-page/store-label';
import { LiveRating } from '@/features/reviews/live-rating';
import type { ReviewFigures } from '@/features/reviews/review-change';
import { ReviewPlace } from '@/features/reviews/review-place';
import { ReviewsSection } from '@/features/reviews/reviews-section';
import { plainText } from '@/domain/plain-text';
import { ShareButton } from '@/features/share/share-button';
import { breadcrumbList } from '@/lib/breadcrumb-list';
import { JsonLd } from '@/lib/json-ld';
import { PageHead } from '@/lib/page-head';
import { paths } from '@/lib/paths';
import { gift as words } from '@/messages/gift';

/** Everything that a gift's page shows. */
export type GiftViewData = {
  gift: GiftDetail;
  /** The category in whose context the page stands. */
  category: TaxonomyLink | null;
  reviews: GiftReviews;
  related: GiftSummary[];
  /** The site's public address. */
  siteUrl: string;
};

/**
 * Composes a gift's page out of the capabilities that it takes; both of its routes show it. It takes its data as one text
 * of JSON (`GiftViewData`): the document holds them once, in a place that is easy to find (decision 0029).
 */
export function GiftView({ json }: { json: string }) {
  // The border to the route, which writes this text.
  const data = useMemo(() => JSON.parse(json) as GiftViewData, [json]);
  const { gift, category, related, siteUrl } = data;
  const { counts, ...reviews } = data.reviews;
  const figures: ReviewFigures = {
    average: gift.averageRating,
    total: reviews.total,
    counts,
    listed: reviews.docs.map(({ id, rating }) => [id, rating]),
  };
  return (
    <>
      <PageHead
        siteUrl={siteUrl}
        title={gift.title}
        description={gift.shortDescription}
        // The same page exists under several categories: one is canonical.
        path={paths.gift(gift.id)}
        image={category === null ? paths.giftShareImage(gift.id) : undefined}
      />
      <JsonLd data={giftJsonLd(gift, siteUrl)} />
      <JsonLd
        data={breadcrumbList([...giftTrail(gift, category), { name: gift.title }], siteUrl)}
      />
      <GiftPage
        gift={gift}
        category={category}
        rating={<LiveRating giftId={gift.id} figures={figures} />}
        store={
          <AffiliateLink gift={gift} disclosure="full" size="lg">
            <StoreLabel affiliateLink={gift.affiliateLink} />
          </AffiliateLink>
        }
        storeAgain={
          <AffiliateLink gift={gift} disclosure="none">
            {words.visitStore}
          </AffiliateLink>
        }
        actions={
          <>
            <FavouriteButton
              giftId={gift.id}
              categoryId={category?.id ?? null}
              categoryIds={gift.categories.map(({ id }) => id)}
            />
            <ShareButton
              title={gift.title}
              text={shareText(plainText(gift.descriptionHtml) || gift.shortDescription)}
              url={new URL(paths.gift(gift.id), siteUrl).href}
            />
          </>
        }
        reviews={
          <ReviewsSection giftId={gift.id} figures={figures} reviews={reviews}>
            <ReviewPlace giftId={gift.id} figures={figures} />
          </ReviewsSection>
        }
        related={related.length === 0 ? null : <GiftGrid gifts={related} />}
      />
    </>
  );
}
