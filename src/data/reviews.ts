import 'server-only';

import { cacheTags } from '@/lib/cache-tags';

import { cached } from './cached';
import { asVisitor } from './payload';

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

const FIRST_REVIEWS = 10;

/** The newest reviews of a gift, as its static page carries them, with the number of all. */
export async function getFirstReviews(giftId: number): Promise<ReviewPage> {
  'use cache';
  cached('published', cacheTags.gift(giftId));

  const { payload, overrideAccess } = await asVisitor();
  const { docs, totalDocs } = await payload.find({
    collection: 'reviews',
    overrideAccess,
    where: { gift: { equals: giftId } },
    sort: '-createdAt',
    limit: FIRST_REVIEWS,
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
}
