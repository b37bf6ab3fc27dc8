import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import { REVIEWS_PAGE_SIZE } from '@/domain/limits';
import { cacheTags } from '@/lib/cache-tags';

import { cached, cachedRead } from './cached';
import { statement } from './statement';

export type Review = {
  id: number;
  rating: number;
  comment: string;
  userName: string;
  verified: boolean;
  /** ISO 8601. */
  createdAt: string;
};

export type ReviewPage = { docs: Review[]; total: number };

/** The newest reviews of a gift, and how it was rated. */
export type GiftReviews = ReviewPage & {
  /** How many gave each rating: five counts, that of 5 stars first. */
  counts: number[];
};

const RATINGS = [5, 4, 3, 2, 1];
/** Of a gift without reviews: there is nothing to read. */
export const NO_REVIEWS: GiftReviews = { docs: [], total: 0, counts: RATINGS.map(() => 0) };

const readReviews = statement<{ docs: Review[] | null; counts: Record<string, number> | null }>(
  'gift-reviews',
  sql`
    with shown as (
      select * from reviews where gift_id = ${sql.placeholder('giftId')} and hidden is not true
    )
    select
      (select json_agg(json_build_object('id', id, 'rating', rating, 'comment', comment,
          'userName', coalesce(user_name, ''), 'verified', verified is true, 'createdAt', created_at))
        from (select * from shown order by created_at desc, id desc limit ${REVIEWS_PAGE_SIZE}) newest) as docs,
      (select json_object_agg(rating, total)
        from (select trim_scale(rating) as rating, count(*) as total from shown group by 1) counted) as counts
  `,
);

/** The newest reviews of a gift that are not hidden, as its page carries them, and how many gave each rating; one query. */
export const getGiftReviews = cachedRead(
  'getGiftReviews',
  async (giftId: number): Promise<GiftReviews> => {
    cached('published', cacheTags.giftPage(giftId));
    const [row] = await readReviews({ giftId });
    const counts = RATINGS.map((rating) => row?.counts?.[String(rating)] ?? 0);
    return {
      docs: (row?.docs ?? []).map((review) => ({
        ...review,
        createdAt: new Date(review.createdAt).toISOString(),
      })),
      total: counts.reduce((sum, count) => sum + count, 0),
      counts,
    };
  },
);
