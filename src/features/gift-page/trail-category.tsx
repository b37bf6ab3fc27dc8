import type { TaxonomyLink } from '@/domain/gift';
import { paths } from '@/lib/paths';
import { useQuery } from '@/lib/use-query';

import { namedCategory } from './named-category';

type TrailCategoryProps = { categories: TaxonomyLink[]; fallback: TaxonomyLink };

/** In the breadcrumb: the category that the visitor comes from, or else the gift's first. */
export function TrailCategory({ categories, fallback }: TrailCategoryProps) {
  const { slug, name } = namedCategory(categories, useQuery()) ?? fallback;
  return <a href={paths.category(slug)}>{name}</a>;
}
