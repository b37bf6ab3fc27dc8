import { notFound, permanentRedirect } from 'next/navigation';

import { getMovedSlug } from '@/data/moved-slug';
import { paths } from '@/lib/paths';

/** No term has it (slugs hold letters or digits): a static route needs at least one address, also in an empty catalogue. */
const NOBODY = { slug: '-' };

/** The addresses of terms that are made ready before the first visitor asks. */
export function slugParams(terms: { slug: string }[]): { slug: string }[] {
  return terms.length === 0 ? [NOBODY] : terms.map(({ slug }) => ({ slug }));
}

/** For a slug that no category has: leads on to the category that used to have it, or ends in the 404 page. */
export async function leaveForCategory(slug: string): Promise<never> {
  const moved = await getMovedSlug('categories', slug);
  return moved === null ? notFound() : permanentRedirect(paths.category(moved));
}

/** As `leaveForCategory`, for occasions. */
export async function leaveForOccasion(slug: string): Promise<never> {
  const moved = await getMovedSlug('occasions', slug);
  return moved === null ? notFound() : permanentRedirect(paths.occasion(moved));
}
