import { randomBytes } from 'node:crypto';

import type { Payload } from 'payload';

import { slugFromTitle } from '@/domain/slug';

import { createRandom } from '../../demo/pictures/random';
import { daysAgo } from './days-ago';
import { demoCatalogue } from './demo-catalogue';
import { inParallel } from './in-parallel';

const { comments, gifts, reviewers } = demoCatalogue;

type Rating = keyof typeof comments;
type Planned = { slug: string; email: string; rating: Rating; comment: string; daysOld: number };

/** The demo's reviewers, by e-mail. Their passwords are random: nobody signs in as one of them. */
export async function seedReviewers(payload: Payload): Promise<Map<string, number>> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { in: reviewers.map(({ email }) => email) } },
    pagination: false,
    depth: 0,
  });
  const ids = new Map(docs.map((doc) => [doc.email, doc.id]));
  for (const { name, email } of reviewers.filter((reviewer) => !ids.has(reviewer.email))) {
    const { id } = await payload.create({
      collection: 'users',
      data: {
        name,
        email,
        password: `Aa1!${randomBytes(24).toString('base64url')}`,
        _verified: true,
      },
      disableVerificationEmail: true,
    });
    ids.set(email, id);
  }
  return ids;
}

/** Reviews of the demo catalogue; answers how many gifts' reviews there are now. */
export async function seedReviews(
  payload: Payload,
  giftIds: Map<string, number>,
  reviewerIds: Map<string, number>,
): Promise<number> {
  const { docs } = await payload.find({
    collection: 'reviews',
    where: { user: { in: [...reviewerIds.values()] } },
    select: { gift: true, user: true, comment: true },
    pagination: false,
    depth: 0,
  });
  const written = new Set(
    docs.flatMap(({ user, gift, comment }) => [
      `${Number(user)}:${Number(gift)}`,
      `${Number(user)}:${comment}`,
    ]),
  );
  const planned = planReviews();
  // The reviews of one reviewer are written one after the other, as their texts are compared with each other.
  await inParallel(reviewers, 4, async ({ email }) => {
    for (const review of planned.filter((candidate) => candidate.email === email)) {
      const gift = giftIds.get(review.slug);
      const user = reviewerIds.get(email);
      if (gift === undefined || user === undefined) continue;
      const { rating, comment, daysOld } = review;
      // Already written, or its text was, for another gift of an earlier catalogue.
      if (written.has(`${user}:${gift}`) || written.has(`${user}:${comment}`)) continue;
      const userName = reviewers.find((reviewer) => reviewer.email === email)?.name;
      await payload.create({
        collection: 'reviews',
        data: { gift, user, rating, comment, userName, createdAt: daysAgo(daysOld) },
        depth: 0,
      });
    }
  });
  return planned.length;
}

/** The same plan every time: who reviews what is drawn from the gift's own slug. */
function planReviews(): Planned[] {
  const unused = new Map(
    reviewers.map(({ email }) => [
      email,
      new Map(Object.entries(comments).map(([rating, texts]) => [Number(rating), [...texts]])),
    ]),
  );
  return gifts.flatMap((gift) => {
    const slug = slugFromTitle(gift.title);
    const random = createRandom(`reviews of ${slug}`);
    const quality = 3.1 + random() * 1.9;
    const count = Math.floor(random() * random() * 8.2);
    const order = reviewers.map((reviewer) => ({ reviewer, key: random() }));
    order.sort((a, b) => a.key - b.key);
    return order.slice(0, count).flatMap(({ reviewer }) => {
      const rating = toRating(quality + (random() - 0.5) * 2.2);
      const texts = unused.get(reviewer.email)?.get(rating) ?? [];
      const [comment] = texts.splice(Math.floor(random() * texts.length), 1);
      if (comment === undefined) return [];
      const daysOld = Math.floor(random() * Math.max(1, gift.daysOld));
      return [{ slug, email: reviewer.email, rating, comment, daysOld }];
    });
  });
}

function toRating(value: number): Rating {
  if (value >= 4.5) return 5;
  if (value >= 3.5) return 4;
  if (value >= 2.5) return 3;
  return value >= 1.5 ? 2 : 1;
}
