import { isFilled } from '@/domain/gift-completeness';
import { isIntention } from '@/domain/intentions';
import { formatPrice } from '@/domain/price';
import { property } from '@/lib/property';
import { messages } from '@/messages';

const MAX_PRICE = 1_000_000;
export const MAX_LINK = 2000;
export const MAX_IMAGES = 10;

const words = messages.editing;

/** Why `value` cannot be a price in reais, or null. */
export function priceProblem(value: unknown): string | null {
  if (value == null) return words.missing.price;
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) return words.priceInvalid;
  return value > MAX_PRICE ? words.priceTooHigh(formatPrice(MAX_PRICE)) : null;
}

/** An original price is optional; when given it is above the price, or it would be no offer. */
export function originalPriceProblem(value: unknown, gift: object): string | null {
  if (value == null) return null;
  const problem = priceProblem(value);
  if (problem !== null) return problem;
  const price = property(gift, 'price');
  return typeof price === 'number' && Number(value) <= price ? words.originalPriceInvalid : null;
}

/** An http(s) address: the only kind that a visitor is ever sent to. */
export function affiliateLinkProblem(value: unknown): string | null {
  if (value == null || (typeof value === 'string' && value.trim() === '')) {
    return words.missing.affiliateLink;
  }
  if (typeof value !== 'string' || !URL.canParse(value)) return words.linkInvalid;
  if (value.length > MAX_LINK) return words.linkTooLong(MAX_LINK);
  const { protocol, hostname } = new URL(value);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && hostname.includes('.') ? null : words.linkInvalid;
}

/** At least one image and not more than a gift's page shows; whether each is described is `undescribedImage`. */
export function imagesProblem(value: unknown): string | null {
  if (!Array.isArray(value) || value.length === 0) return words.imageMissing.gift;
  return value.length > MAX_IMAGES ? words.tooManyImages(MAX_IMAGES) : null;
}

/** At least one category or occasion. */
export function taxonomyProblem(categories: unknown, gift: object): string | null {
  const isFiled = isFilled(categories) || isFilled(property(gift, 'occasions'));
  return isFiled ? null : words.missing.taxonomy;
}

/** Any number of the five intentions, none included. */
export function intentionsProblem(value: unknown): string | null {
  if (value == null) return null;
  return Array.isArray(value) && value.every(isIntention) ? null : messages.rest.badValue;
}
