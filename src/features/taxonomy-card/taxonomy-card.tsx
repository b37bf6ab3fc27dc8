import type { TaxonomyEntry } from '@/domain/taxonomy';
import { cn } from '@/lib/cn';
import { ui } from '@/messages/ui';
import type { HeadingLevel } from '@/ui/heading';
import { Icon } from '@/ui/icon';
import { Picture } from '@/ui/picture';

/** What a card shows of a category or an occasion. */
export type CardEntry = Pick<TaxonomyEntry, 'name' | 'image' | 'giftCount'> & {
  shortDescription?: string;
};

type TaxonomyCardProps = {
  entry: CardEntry;
  href: string;
  headingLevel?: HeadingLevel;
  /** Also prints the short description. */
  described?: boolean;
  priority?: boolean;
  /** Width of the image in the layout; a third of the page when left out. */
  sizes?: string;
  scale?: 'card' | 'screen';
  /** Of the image: another aspect ratio, for instance. */
  imageClassName?: string;
};

const SIZES = '(min-width: 80rem) 25rem, (min-width: 48rem) 31vw, (min-width: 30rem) 46vw, 92vw';

/** A category or an occasion in a list; the link of its name covers the whole card. */
export function TaxonomyCard({
  entry,
  href,
  headingLevel = 3,
  described = false,
  priority = false,
  sizes = SIZES,
  scale = 'card',
  imageClassName,
}: TaxonomyCardProps) {
  const Name = `h${headingLevel}` as const;
  return (
    <article className="card taxonomy-card">
      {entry.image ? (
        <Picture
          image={entry.image}
          alt=""
          sizes={sizes}
          scale={scale}
          priority={priority}
          className={cn('card-picture taxonomy-card-picture', imageClassName)}
        />
      ) : (
        <span
          className={cn(
            'card-no-image taxonomy-card-picture taxonomy-card-no-image',
            imageClassName,
          )}
        >
          <Icon name="bow" size={40} />
        </span>
      )}
      <div>
        <div className="taxonomy-card-line">
          <Name className="card-title taxonomy-card-name">
            <a href={href}>{entry.name}</a>
          </Name>
          <p className="taxonomy-card-count">{ui.giftCount(entry.giftCount)}</p>
        </div>
        {described && entry.shortDescription ? (
          <p className="mt-1 text-sm text-ink-soft">{entry.shortDescription}</p>
        ) : null}
      </div>
    </article>
  );
}
