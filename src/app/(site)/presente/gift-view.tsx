import { listRelatedGifts } from '@/data/gifts';
import { getGiftReviews, NO_REVIEWS } from '@/data/reviews';
import type { GiftDetail, TaxonomyLink } from '@/domain/gift';
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
import { plainText } from '@/features/share/plain-text';
import { ShareButton } from '@/features/share/share-button';
import { env } from '@/lib/env';
import { JsonLd } from '@/lib/json-ld';
import { paths } from '@/lib/paths';
import { TrailJsonLd } from '@/lib/trail-json-ld';
import { gift as words } from '@/messages/gift';

type GiftViewProps = { gift: GiftDetail; category?: TaxonomyLink | null };

/** Composes a gift's page out of the capabilities that it takes; both of its routes show it. */
export async function GiftView({ gift, category = null }: GiftViewProps) {
  const [{ counts, ...reviews }, related] = await Promise.all([
    gift.reviewCount === 0 ? NO_REVIEWS : getGiftReviews(gift.id),
    listRelatedGifts(gift.id),
  ]);
  const figures: ReviewFigures = {
    average: gift.averageRating,
    total: reviews.total,
    counts,
    listed: reviews.docs.map(({ id, rating }) => [id, rating]),
  };
  // No more of the gift than the link needs: what a client component is given stands in the document once more.
  const link = { id: gift.id, title: gift.title, affiliateLink: gift.affiliateLink };
  return (
    <>
      <JsonLd data={giftJsonLd(gift, env.SITE_URL)} />
      <TrailJsonLd trail={[...giftTrail(gift, category), { name: gift.title }]} />
      <GiftPage
        gift={gift}
        category={category}
        rating={<LiveRating giftId={gift.id} figures={figures} />}
        store={
          <AffiliateLink gift={link} disclosure="full" size="lg">
            <StoreLabel affiliateLink={gift.affiliateLink} />
          </AffiliateLink>
        }
        storeAgain={
          <AffiliateLink gift={link} disclosure="none">
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
              url={new URL(paths.gift(gift.id), env.SITE_URL).href}
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
