import type { TaxonomyLink } from '@/domain/gift';
import { paths } from '@/lib/paths';
import { gift as words } from '@/messages/gift';
import { Fact } from './fact';

type IdealForProps = {
  categories: TaxonomyLink[];
  /** The category that the visitor comes from, which is left out. */
  except?: number | null;
};

/** 'Ideal para:' the other categories of the gift. */
export function IdealFor({ categories, except = null }: IdealForProps) {
  const others = categories.filter(({ id }) => id !== except);
  return (
    <Fact
      label={words.idealFor}
      links={others.map(({ slug, name }) => ({ href: paths.category(slug), name }))}
    />
  );
}
