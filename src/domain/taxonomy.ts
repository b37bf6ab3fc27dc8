import type { GiftImage } from './gift';

/** A category or an occasion. */
export type TaxonomyEntry = {
  id: number;
  name: string;
  slug: string;
  /** Paragraphs are separated by blank lines. */
  description: string;
  shortDescription: string;
  image: GiftImage | null;
  groupId: number | null;
  /** A `MonthValue`, or '' when none was chosen. */
  month: string;
  /** ISO 8601. */
  createdAt: string;
  /** Published gifts. */
  giftCount: number;
};

/** A group of categories or of occasions, with what belongs to it. */
export type TaxonomyGroup = {
  id: number;
  name: string;
  slug: string;
  description: string;
  shortDescription: string;
  image: GiftImage | null;
  entries: TaxonomyEntry[];
};

/** A category or an occasion where its number of gifts is not shown. */
export type TaxonomyTerm = Omit<TaxonomyEntry, 'giftCount'>;
