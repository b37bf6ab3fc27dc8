import type { TaxonomyLink } from '@/domain/gift';

/** The category that ?category={id} of a gift's address names, when the gift is in it. */
export function namedCategory(
  categories: readonly TaxonomyLink[],
  query: URLSearchParams,
): TaxonomyLink | undefined {
  const named = query.get('category');
  return categories.find(({ id }) => String(id) === named);
}
