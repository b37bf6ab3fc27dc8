import { INTENTIONS } from '@/domain/intentions';
import type { TaxonomyLink } from '@/domain/gift';
import { paths } from '@/lib/paths';
import { search as words } from '@/messages/search';
import { Heading } from '@/ui/heading';
import { SearchHead } from './search-head';

/** What the page shows before a search. */
export function SearchPrompt({ popular }: { popular: TaxonomyLink[] }) {
  const intentions = INTENTIONS.map(({ slug, label }) => ({
    href: paths.intention(slug),
    name: label,
  }));
  const categories = popular.map(({ slug, name }) => ({ href: paths.category(slug), name }));
  return (
    <>
      <SearchHead title={words.question}>
        <p className="lead mt-3">{words.noQuery}</p>
      </SearchHead>
      <Suggestions title={words.popular} links={categories} />
      <Suggestions title={words.intentions} links={intentions} />
    </>
  );
}

type SuggestionsProps = { title: string; links: { href: string; name: string }[] };

function Suggestions({ title, links }: SuggestionsProps) {
  return (
    <section className="mt-10 border-t border-hairline pt-6">
      <Heading level={2} size="item">
        {title}
      </Heading>
      <ul className="mt-4 flex flex-wrap gap-2">
        {links.map(({ href, name }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-11 items-center rounded-md border border-hairline bg-surface px-4 text-sm font-semibold hover:border-ink"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
