import type { Intention } from '@/domain/intentions';
import type { ListingFilters, ListingQuery, ListingScope } from '@/domain/listing';
import { averageRating } from '@/domain/rating';
import type { SortKey } from '@/domain/sort';

export type ModelGift = {
  id: number;
  title: string;
  price: number;
  createdAt: number;
  views: number;
  ratings: number[];
  categories: string[];
  occasions: string[];
  intentions: Intention[];
  published: boolean;
};

const collator = new Intl.Collator('pt-BR');

type Order = (a: ModelGift, b: ModelGift) => number;

const rating = (gift: ModelGift) => averageRating(gift.ratings) ?? 0;
const byId: Order = (a, b) => a.id - b.id;
const low: Order = (a, b) => a.price - b.price || byId(a, b);
const name: Order = (a, b) => collator.compare(a.title, b.title) || byId(a, b);
const old: Order = (a, b) => a.createdAt - b.createdAt || byId(a, b);
const viewed: Order = (a, b) => a.views - b.views || old(a, b);
const rated: Order = (a, b) => rating(a) - rating(b) || byId(a, b);
/** Exactly backwards, ties included. */
const backwards =
  (order: Order): Order =>
  (a, b) =>
    order(b, a);

const ORDERS: Record<SortKey, Order> = {
  az: name,
  za: backwards(name),
  popularity: backwards(viewed),
  'price-low': low,
  'price-high': backwards(low),
  newest: backwards(old),
  rating: backwards(rated),
};

/** What a listing must answer, in the plainest words: filter everything, sort everything, cut the page out. */
export function modelListing(gifts: ModelGift[], { scope, sort, page, filters }: ListingQuery) {
  const matching = gifts
    .filter((gift) => gift.published && isInScope(gift, scope) && passes(gift, filters))
    .sort(ORDERS[sort]);
  const docs = matching.slice((page - 1) * 5, page * 5).map(({ id }) => id);
  const total = matching.length;
  return { docs, total, isTotalExact: true, hasMore: docs.length > 0 && page * 5 < total };
}

function isInScope(gift: ModelGift, scope: ListingScope): boolean {
  if (scope.kind === 'all') return true;
  if (scope.kind === 'category') return gift.categories.includes(scope.slug);
  if (scope.kind === 'occasion') return gift.occasions.includes(scope.slug);
  return gift.intentions.some((intention) => intention.replaceAll(' ', '-') === scope.slug);
}

/** Inclusive on both ends; the ends of the slider itself are open (docs/decisions/0004). */
const PASSES: Record<keyof ListingFilters, (gift: ModelGift, filters: ListingFilters) => boolean> =
  {
    min: ({ price }, { min }) => min <= 0 || price >= min,
    max: ({ price }, { max }) => max >= 10_000 || price <= max,
    rating: (gift, filters) => filters.rating === null || rating(gift) >= filters.rating,
    intentions: (gift, { intentions }) =>
      intentions.length === 0 || intentions.some((one) => gift.intentions.includes(one)),
  };

function passes(gift: ModelGift, filters: ListingFilters): boolean {
  return Object.values(PASSES).every((pass) => pass(gift, filters));
}
