import { hasRichText } from './rich-text';

/** What a gift must have before visitors see it. `categories` stands for a category or an occasion. */
export const GIFT_PARTS = [
  'title',
  'shortDescription',
  'description',
  'price',
  'affiliateLink',
  'images',
  'categories',
] as const;

export type GiftPart = (typeof GIFT_PARTS)[number];

/** The parts that are blank in a gift as a form or a body has it, in the order of the form; whether the others are valid is not asked. */
export function missingParts(gift: Readonly<Record<string, unknown>>): GiftPart[] {
  const isThere: Record<GiftPart, boolean> = {
    title: isText(gift.title),
    shortDescription: isText(gift.shortDescription),
    description: hasRichText(gift.description),
    price: gift.price != null && gift.price !== '',
    affiliateLink: isText(gift.affiliateLink),
    images: isFilled(gift.images),
    categories: isFilled(gift.categories) || isFilled(gift.occasions),
  };
  return GIFT_PARTS.filter((part) => !isThere[part]);
}

/** True for a list with at least one item. */
export function isFilled(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
