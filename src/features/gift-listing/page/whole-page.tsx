import '../gift-listing.css';

import type { GiftSummary } from '@/domain/gift';
import { LISTING_WHOLE_PAGES } from '@/domain/limits';
import { GiftGrid } from '@/features/gift-card/gift-grid';
import { listing as listingWords } from '@/messages/listing';
import { Badge } from '@/ui/badge';
import { Container } from '@/ui/container';
import { EmptyState } from '@/ui/empty-state';
import { FurtherGifts } from '../list/further-gifts';
import { crumbsOf } from './listing-page';
import { ListingHero } from './listing-hero';
import type { Subject } from '../subject';

type WholePageProps = {
  subject: Subject;
  title: string;
  /** The line above the title, as a badge. */
  badge: string;
  text?: string;
  /** The address of the page. */
  path: string;
  /** The first of them: whole pages of the listing. */
  gifts: GiftSummary[];
  total: number;
  empty: { title: string; description?: string };
};

/** Every gift of a subject on one page, without filters; a long list goes on as one scrolls. */
export function WholePage({
  subject,
  title,
  badge,
  text,
  path,
  gifts,
  total,
  empty,
}: WholePageProps) {
  return (
    <>
      <ListingHero
        crumbs={[...crumbsOf(subject), { name: subject.name, href: subject.path }]}
        current={title}
        eyebrow={<Badge variant="accent">{badge}</Badge>}
        title={title}
        text={text}
      >
        <p className="listing-count">{listingWords.giftsFound(total)}</p>
      </ListingHero>
      <Container className="listing-container">
        {gifts.length === 0 ? (
          <EmptyState title={empty.title} description={empty.description} />
        ) : (
          <GiftGrid gifts={gifts} priorityCount={2} headingLevel={2} />
        )}
        {total > gifts.length && gifts.length > 0 ? (
          <FurtherGifts
            // Another list starts at its own beginning.
            key={path}
            scope={{ kind: subject.kind, slug: subject.slug }}
            path={path}
            listingPath={subject.path}
            shown={{ ids: gifts.map(({ id }) => id), pages: LISTING_WHOLE_PAGES, total }}
          />
        ) : null}
      </Container>
    </>
  );
}
