import '../gift-listing.css';

import type { Listing } from '@/domain/gift';
import { LISTING_PAGE_SIZE } from '@/domain/limits';
import { GiftGrid } from '@/features/gift-card/gift-grid';
import { listing as listingWords } from '@/messages/listing';
import { ArrowLink } from '@/ui/arrow-link';
import { Container } from '@/ui/container';
import { crumbsOf } from './listing-page';
import { ListingHero } from './listing-hero';
import { PageLinks } from './page-links';
import type { Subject } from '../subject';
import { listingPages as words } from '@/messages/listing-pages';

type NumberedPageProps = { subject: Subject; listing: Listing };

/** A further page of a listing with an address of its own: reading on without JavaScript, and for search engines. */
export function NumberedPage({ subject, listing }: NumberedPageProps) {
  const last = Math.ceil(listing.total / LISTING_PAGE_SIZE);
  const place = words.page(listing.page, last);
  return (
    <>
      <ListingHero
        crumbs={[...crumbsOf(subject), { name: subject.name, href: subject.path }]}
        current={place}
        eyebrow={subject.eyebrow}
        title={subject.headline}
      />
      <Container className="listing-container">
        <div className="listing-bar listing-bar-plain">
          <p className="listing-count">
            {listingWords.giftsFound(listing.total)}, {place.toLowerCase()}
          </p>
          <ArrowLink href={subject.path}>{words.backToListing}</ArrowLink>
        </div>
        <GiftGrid
          gifts={listing.docs}
          priorityCount={2}
          headingLevel={2}
          categoryId={subject.categoryId}
        />
        <PageLinks path={subject.path} page={listing.page} last={last} />
      </Container>
    </>
  );
}
