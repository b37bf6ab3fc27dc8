import '../gift-listing.css';

import type { Listing } from '@/domain/gift';
import { INTENTIONS } from '@/domain/intentions';
import { paths } from '@/lib/paths';
import { header } from '@/messages/header';
import { occasions } from '@/messages/catalogue';
import { ArrowLink } from '@/ui/arrow-link';
import { Container } from '@/ui/container';
import { CollectionJsonLd } from './collection-json-ld';
import { GiftListing } from '../list/gift-listing';
import { ListingHero } from './listing-hero';
import type { Subject } from '../subject';
import { listingPages as words } from '@/messages/listing-pages';

type ListingPageProps = { subject: Subject; listing: Listing };

/** The page of a category, an occasion or an intention. */
export function ListingPage({ subject, listing }: ListingPageProps) {
  const { kind, slug, categoryId, path } = subject;
  return (
    <>
      <CollectionJsonLd subject={subject} gifts={listing.docs} total={listing.total} />
      <ListingHero
        crumbs={crumbsOf(subject)}
        current={subject.name}
        eyebrow={subject.eyebrow}
        title={subject.headline}
        text={subject.text}
        images={subject.image ? [subject.image] : glimpse(listing)}
      >
        {kind === 'occasion' ? (
          <ArrowLink href={paths.occasionGifts(slug)}>{occasions.allGifts}</ArrowLink>
        ) : null}
        {kind === 'intention' ? <OtherIntentions slug={slug} /> : null}
      </ListingHero>
      <Container className="listing-container">
        <GiftListing scope={{ kind, slug }} categoryId={categoryId} path={path} listing={listing} />
      </Container>
    </>
  );
}

/** The way from the home page to a subject's page, without the page itself. */
export function crumbsOf(subject: Subject) {
  const home = { name: header.home, href: paths.home };
  return subject.parent ? [home, subject.parent] : [home];
}

function glimpse({ docs }: Listing) {
  return docs.flatMap(({ images }) => images.slice(0, 1)).slice(0, 3);
}

function OtherIntentions({ slug }: { slug: string }) {
  return (
    <nav aria-label={words.otherIntentions} className="listing-others">
      <ul>
        {INTENTIONS.filter((option) => option.slug !== slug).map((option) => (
          <li key={option.slug}>
            <a href={paths.intention(option.slug)}>{option.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
