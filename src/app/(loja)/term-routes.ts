import { notFound, permanentRedirect } from 'next/navigation';

import { getMovedSlug } from '@/data/moved-slug';
import { paths } from '@/lib/paths';

/** No term has it (slugs hold letters or digits): a static route needs at least one address, also in an empty catalogue. */
const NOBODY = { slug: '-' };

/** The addresses of terms that are made ready before the first visitor asks. */
export function slugParams(terms: { slug: string }[]): { slug: string }[] {
  return terms.length === 0 ? [NOBODY] : terms.map(({ slug }) => ({ slug }));
}

type AddressOf = (slug: string) => string;

/**
 * For a slug that no category has: leads on to where the category that used to have it is now (its page, or another of
 * its addresses), or ends in the 404 page.
 */
export async function leaveForCategory(
  slug: string,
  addressOf: AddressOf = paths.category,
): Promise<never> {
  const moved = await getMovedSlug('categories', slug);
  return moved === null || moved === slug ? notFound() : permanentRedirect(addressOf(moved));
}

/** As `leaveForCategory`, for occasions. */
export async function leaveForOccasion(
  slug: string,
  addressOf: AddressOf = paths.occasion,
): Promise<never> {
  const moved = await getMovedSlug('occasions', slug);
  return moved === null || moved === slug ? notFound() : permanentRedirect(addressOf(moved));
}
