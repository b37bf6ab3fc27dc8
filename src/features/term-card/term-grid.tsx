import type { Term } from '@/domain/taxonomy';
import { cn } from '@/lib/cn';
import type { HeadingLevel } from '@/ui/heading';
import { TermCard } from './term-card';

type TermGridProps = {
  terms: Term[];
  /** Address of a term's page: `paths.category` or `paths.occasion`. */
  href: (slug: string) => string;
  /** Pictures of unequal widths, in rows of three: for a selection of six on a large screen. */
  mosaic?: boolean;
  headingLevel?: HeadingLevel;
  described?: boolean;
  /** How many images at the start belong to the first screen. */
  priorityCount?: number;
};

const SIZES = '(min-width: 80rem) 25rem, (min-width: 48rem) 31vw, 46vw';
const MOSAIC_SIZES = '(min-width: 80rem) 33rem, (min-width: 48rem) 42vw, 46vw';

/** Two columns on a phone, three on a desktop. */
export function TermGrid({
  terms,
  href,
  mosaic = false,
  headingLevel,
  described,
  priorityCount = 0,
}: TermGridProps) {
  return (
    <ul className={cn('term-grid', mosaic && 'term-mosaic')}>
      {terms.map((term, index) => (
        <li key={term.id}>
          <TermCard
            term={term}
            href={href(term.slug)}
            headingLevel={headingLevel}
            described={described}
            priority={index < priorityCount}
            sizes={mosaic ? MOSAIC_SIZES : SIZES}
          />
        </li>
      ))}
    </ul>
  );
}
