import '../gift-listing.css';

import type { GiftSummary } from '@/domain/gift';
import { LISTING_PAGE_SIZE } from '@/domain/limits';
import { GiftGrid } from '@/features/gift-card/gift-grid';
import { listing as listingWords } from '@/messages/listing';
import { ArrowLink } from '@/ui/arrow-link';
import { Badge } from '@/ui/badge';
import { Container } from '@/ui/container';
import { EmptyState } from '@/ui/empty-state';
import { crumbsOf } from './listing-page';
import { ListingHero } from './listing-hero';
import { pagePath } from '../page-path';
import type { Subject } from '../subject';
import { listingPages as words } from '@/messages/listing-pages';

type WholePageProps = {
  subject: Subject;
  title: string;
  /** The line above the title, as a badge. */
  badge: string;
  text?: string;
  gifts: GiftSummary[];
  total: number;
  empty: { title: string; description?: string };
};

/** Every gift of a subject on one page, without filters. */
export function WholePage({ subject, title, badge, text, gifts, total, empty }: WholePageProps) {
  const rest = total - gifts.length;
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
        {rest > 0 ? (
          <ArrowLink
            className="mt-10"
            href={pagePath(subject.path, Math.floor(gifts.length / LISTING_PAGE_SIZE) + 1)}
          >
            {words.rest(rest)}
          </ArrowLink>
        ) : null}
      </Container>
    </>
  );
}
