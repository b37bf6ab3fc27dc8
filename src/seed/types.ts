import type { Intention } from '@/domain/intentions';
import type { MonthValue } from '@/domain/months';

/** The light in which a picture is composed; each is one family of warm, calm tones. */
export type Palette =
  | 'terracotta'
  | 'apricot'
  | 'butter'
  | 'sage'
  | 'eucalyptus'
  | 'sky'
  | 'lavender'
  | 'rose'
  | 'clay'
  | 'night';

/** How the objects stand in the picture. */
export type Scene = 'pedestal' | 'window' | 'table' | 'scatter' | 'close-up';

/** One picture of the demo catalogue: a hero object, what stands around it, and what a reader who cannot see it is told. */
export type SeedArt = {
  /** The object in focus, as the emoji character itself. */
  hero: string;
  /** Up to three smaller objects, as emoji characters. */
  props?: string[];
  palette: Palette;
  scene: Scene;
  /** Alternative text, in Portuguese. */
  alt: string;
};

export type SeedGroup = {
  slug: string;
  name: string;
  shortDescription: string;
  description: string;
  art: SeedArt;
};

/** Paragraphs of `description` are separated by a blank line. */
export type SeedTerm = SeedGroup & { group: string; month: MonthValue };

export type SeedGift = {
  title: string;
  /** One or two sentences, 90 to 180 characters. */
  shortDescription: string;
  /** Only the tags of the rich-text policy: a, b, strong, em, i, u, br, p, span, div. */
  descriptionHtml: string;
  /** In reais. */
  price: number;
  /** In reais, above `price`; only for a gift on offer. */
  originalPrice?: number;
  affiliateLink: string;
  categories: string[];
  occasions: string[];
  intentions: Intention[];
  isNew?: boolean;
  /** Age of the gift in days when the catalogue is seeded; decides "newest". */
  daysOld: number;
  /** Times that the demo's readers opened it; decides "most loved". */
  detailViews: number;
  art: [SeedArt, ...SeedArt[]];
};

export type SeedReader = { name: string; email: string };

export type SeedReview = {
  gift: string;
  reader: string;
  rating: 1 | 2 | 3 | 4 | 5;
  comment: string;
  daysOld: number;
};
