/** What a gift is meant to say. The value is what the database stores: no accents, lower case. */
export const INTENTIONS = [
  { value: 'para agradecer', slug: 'para-agradecer', label: 'Para agradecer' },
  { value: 'para surpreender', slug: 'para-surpreender', label: 'Para surpreender' },
  { value: 'para motivar', slug: 'para-motivar', label: 'Para motivar' },
  { value: 'para celebrar', slug: 'para-celebrar', label: 'Para celebrar' },
  { value: 'para confortar', slug: 'para-confortar', label: 'Para confortar' },
] as const;

export type IntentionOption = (typeof INTENTIONS)[number];
export type Intention = IntentionOption['value'];

/** True when the text is an intention exactly as stored. */
export function isIntention(text: unknown): text is Intention {
  return INTENTIONS.some((option) => option.value === text);
}

/** Label for visitors, 'Para agradecer'. */
export function intentionLabel(value: Intention): string {
  return optionOf(value).label;
}

/** The part of a URL that names the intention, 'para-agradecer'. */
export function intentionSlug(value: Intention): string {
  return optionOf(value).slug;
}

/**
 * The intention that a URL names, or null when there is none (the page is then absent).
 * Accents and case are forgiven, because such slugs are written by hand too.
 */
export function intentionFromSlug(slug: string): Intention | null {
  const text = normaliseIntention(slug);
  return isIntention(text) ? text : null;
}

/**
 * The stored form of any text: dashes become spaces, accents and punctuation go,
 * lower case, single spaces. The result need not be a known intention.
 */
export function normaliseIntention(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Pd}/gu, ' ')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

function optionOf(value: Intention): IntentionOption {
  const option = INTENTIONS.find((candidate) => candidate.value === value);
  if (!option) throw new Error(`Unknown intention: ${value}`);
  return option;
}
