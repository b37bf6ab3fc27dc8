import { isIntention } from '@/domain/intentions';
import { messages } from '@/messages';

const MAX_PRICE = 1_000_000;

/** Why `value` cannot be a price in reais, or null. */
export function priceProblem(value: unknown): string | null {
  if (value == null) return messages.admin.fieldsAndCategoryRequired;
  return isPrice(value) ? null : messages.admin.priceInvalid;
}

/** An original price is optional; when given it is above the price, or it would be no offer. */
export function originalPriceProblem(value: unknown, siblings: object): string | null {
  if (value == null) return null;
  if (!isPrice(value)) return messages.admin.priceInvalid;
  const price = 'price' in siblings ? siblings.price : null;
  return typeof price === 'number' && value <= price ? messages.admin.originalPriceInvalid : null;
}

/** An http(s) address: the only kind that a visitor is ever sent to. */
export function affiliateLinkProblem(value: unknown): string | null {
  if (typeof value !== 'string' || value.trim() === '')
    return messages.admin.fieldsAndCategoryRequired;
  if (value.length > 2000 || !URL.canParse(value)) return messages.admin.linkInvalid;
  const { protocol, hostname } = new URL(value);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && hostname.includes('.') ? null : messages.admin.linkInvalid;
}

/** At least one category or occasion. */
export function taxonomyProblem(categories: unknown, siblings: object): string | null {
  const occasions = 'occasions' in siblings ? siblings.occasions : null;
  return isFilled(categories) || isFilled(occasions)
    ? null
    : messages.admin.fieldsAndCategoryRequired;
}

/** Any number of the five intentions, none included. */
export function intentionsProblem(value: unknown): string | null {
  if (value == null) return null;
  return Array.isArray(value) && value.every(isIntention) ? null : messages.rest.badValue;
}

function isPrice(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= MAX_PRICE;
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}
