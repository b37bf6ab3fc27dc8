import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import { REVIEWS_PAGE_SIZE } from '@/domain/limits';
import { cacheTags } from '@/lib/cache-tags';

import { cached, cachedRead } from './cached';
import { asVisitor, database } from './payload';

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

/** The newest reviews of a gift that are not hidden, as its static page carries them, with the number of all. */
export const getFirstReviews = cachedRead(
  'getFirstReviews',
  async (giftId: number): Promise<ReviewPage> => {
    cached('published', cacheTags.giftPage(giftId));

    const { payload, overrideAccess } = await asVisitor();
    const { docs, totalDocs } = await payload.find({
      collection: 'reviews',
      overrideAccess,
      where: { gift: { equals: giftId } },
      sort: '-createdAt',
      limit: REVIEWS_PAGE_SIZE,
      depth: 0,
    });
    return {
      total: totalDocs,
      docs: docs.map(({ id, rating, comment, userName, verified, createdAt }) => ({
        id,
        rating,
        comment,
        userName: userName ?? '',
        verified: verified === true,
        createdAt,
      })),
    };
  },
);

/** How many reviews of a gift gave each rating: five counts, that of 5 stars first, all 0 without reviews. */
export const getRatingCounts = cachedRead(
  'getRatingCounts',
  async (giftId: number): Promise<number[]> => {
    cached('published', cacheTags.giftPage(giftId));

    const db = await database();
    const { rows } = await db.execute<{ rating: string; total: number }>(sql`
    select rating, count(*)::integer as total from reviews
    where gift_id = ${giftId} and hidden is not true group by rating
  `);
    return [5, 4, 3, 2, 1].map(
      (rating) => rows.find((row) => Number(row.rating) === rating)?.total ?? 0,
    );
  },
);
