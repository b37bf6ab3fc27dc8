import 'server-only';

import { listRelatedGifts } from '@/data/gifts';
import { getGiftReviews, NO_REVIEWS } from '@/data/reviews';
import type { GiftDetail, TaxonomyLink } from '@/domain/gift';
import { env } from '@/lib/env';

import type { GiftViewData } from './gift-view';

/** What `GiftView` shows of a gift, as the JSON that it takes; `category` is the one in whose context it is shown. */
export async function readGiftView(
  gift: GiftDetail,
  category: TaxonomyLink | null = null,
): Promise<string> {
  const [reviews, related] = await Promise.all([
    gift.reviewCount === 0 ? NO_REVIEWS : getGiftReviews(gift.id),
    listRelatedGifts(gift.id),
  ]);
  const data: GiftViewData = { gift, category, reviews, related, siteUrl: env.SITE_URL };
  return JSON.stringify(data);
}
