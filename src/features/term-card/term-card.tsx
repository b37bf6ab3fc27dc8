import type { Term } from '@/domain/taxonomy';
import { cn } from '@/lib/cn';
import { ui } from '@/messages/ui';
import type { HeadingLevel } from '@/ui/heading';
import { Icon } from '@/ui/icon';
import { Picture } from '@/ui/picture';

type TermCardProps = {
  term: Pick<Term, 'name' | 'image' | 'giftCount' | 'shortDescription'>;
  href: string;
  headingLevel?: HeadingLevel;
  /** Also prints the short description. */
  described?: boolean;
  priority?: boolean;
  /** Width of the image in the layout; a third of the page when left out. */
  sizes?: string;
  /** Of the image: another aspect ratio, for instance. */
  imageClassName?: string;
};

const SIZES = '(min-width: 80rem) 25rem, (min-width: 48rem) 31vw, (min-width: 30rem) 46vw, 92vw';

/** A category or an occasion in a list; the link of its name covers the whole card. */
export function TermCard({
  term,
  href,
  headingLevel = 3,
  described = false,
  priority = false,
  sizes = SIZES,
  imageClassName,
}: TermCardProps) {
  const Name = `h${headingLevel}` as const;
  return (
    <article className="term-card">
      {term.image ? (
        <Picture
          image={term.image}
          alt=""
          sizes={sizes}
          priority={priority}
          className={cn('term-card-picture', imageClassName)}
        />
      ) : (
        <span className={cn('term-card-picture term-card-no-image', imageClassName)}>
          <Icon name="bow" size={40} />
        </span>
      )}
      <div>
        <div className="term-card-line">
          <Name className="term-card-name">
            <a href={href}>{term.name}</a>
          </Name>
          <p className="term-card-count">{ui.giftCount(term.giftCount)}</p>
        </div>
        {described && term.shortDescription ? (
          <p className="mt-1 text-sm text-ink-soft">{term.shortDescription}</p>
        ) : null}
      </div>
    </article>
  );
}
