import type { Intention } from './intentions';

export type GiftImage = {
  /** What the addresses of its sizes begin with; before they are made, that of the original (`pictureAddress`). */
  url: string;
  /** Whether the large sizes are there in AVIF too. */
  avif?: true;
  alt: string;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /** Average colour as '#rrggbb': the placeholder shown until the image has loaded. */
  color: string;
  /** What stays in sight where the picture is cut, as CSS `object-position`; without it, its centre. */
  focus?: string;
};

/** A gift as a card shows it. */
export type GiftSummary = {
  id: number;
  title: string;
  slug: string;
  shortDescription: string;
  /** In reais; null when the store names none. */
  price: number | null;
  /** In reais; present only for a gift on offer. */
  originalPrice: number | null;
  images: GiftImage[];
  isNew: boolean;
  affiliateLink: string;
  /** One decimal, 1 to 5; null without reviews. */
  averageRating: number | null;
  reviewCount: number;
};

/** A category or occasion as far as a link to it needs. */
export type TaxonomyLink = { id: number; name: string; slug: string };

/** A gift as its own page shows it. */
export type GiftDetail = GiftSummary & {
  /** Already passed through `sanitiseRichText`. */
  descriptionHtml: string;
  categories: TaxonomyLink[];
  occasions: TaxonomyLink[];
  intentions: Intention[];
  /** ISO 8601. */
  createdAt: string;
};

/** One page of a listing. */
export type Listing = {
  docs: GiftSummary[];
  /** Gifts of all pages; at least so many where it is not exact. */
  total: number;
  /** False when filters leave more than `LISTING_COUNT_MAX` gifts: they are not counted any further. */
  isTotalExact: boolean;
  page: number;
  hasMore: boolean;
};
