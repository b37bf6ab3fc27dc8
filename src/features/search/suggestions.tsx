import { INTENTIONS } from '@/domain/intentions';
import type { TaxonomyLink } from '@/domain/gift';
import { paths } from '@/lib/paths';
import { search as words } from '@/messages/search';
import { SuggestionList } from './suggestion-list';

const INDEXES = [
  { href: paths.categories, name: words.allCategories },
  { href: paths.occasions, name: words.allOccasions },
];

/** Ways on from the search: categories, intentions and occasions. */
export function Suggestions({ popular }: { popular: TaxonomyLink[] }) {
  return (
    <>
      <SuggestionList
        title={words.popular}
        links={popular.map(({ slug, name }) => ({ href: paths.category(slug), name }))}
      />
      <SuggestionList
        title={words.intentions}
        links={INTENTIONS.map(({ slug, label }) => ({ href: paths.intention(slug), name: label }))}
      />
      <SuggestionList title={words.everything} links={INDEXES} />
    </>
  );
}
