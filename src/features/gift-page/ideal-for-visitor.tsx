import type { TaxonomyLink } from '@/domain/gift';
import { useQuery } from '@/lib/use-query';

import { IdealFor } from './ideal-for';

/** Leaves out the category that ?category={id} names: only the browser knows it, the page is the same for everybody. */
export function IdealForVisitor({ categories }: { categories: TaxonomyLink[] }) {
  const current = Number(useQuery().get('category'));
  return <IdealFor categories={categories} except={current} />;
}
