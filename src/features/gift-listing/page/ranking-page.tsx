import '../gift-listing.css';

import type { GiftSummary } from '@/domain/gift';
import { GiftCard } from '@/features/gift-card/gift-card';
import { paths } from '@/lib/paths';
import { header } from '@/messages/header';
import { listing } from '@/messages/listing';
import { ArrowLink } from '@/ui/arrow-link';
import { Container } from '@/ui/container';
import { EmptyState } from '@/ui/empty-state';
import { ListingHero } from './listing-hero';
import { listingPages as words } from '@/messages/listing-pages';

type RankingPageProps = {
  title: string;
  eyebrow: string;
  text: string;
  gifts: GiftSummary[];
  /** Where to go on from here. */
  links: { name: string; href: string }[];
};

/** A ranking of ten gifts: the first large, the others numbered. */
export function RankingPage({ title, eyebrow, text, gifts, links }: RankingPageProps) {
  return (
    <>
      <ListingHero
        crumbs={[{ name: header.home, href: paths.home }]}
        current={title}
        eyebrow={eyebrow}
        title={title}
        text={text}
      />
      <Container className="listing-container">
        {gifts.length === 0 ? (
          <EmptyState title={listing.empty} description={listing.emptyCatalogueHint} />
        ) : (
          <ol className="ranking">
            {gifts.map((gift, index) => (
              <li key={gift.id} className={index === 0 ? 'ranking-first' : undefined}>
                <span className="ranking-number" aria-hidden="true">
                  {index + 1}
                </span>
                <GiftCard
                  gift={gift}
                  headingLevel={2}
                  priority={index === 0}
                  density={index === 0 ? 'feature' : 'grid'}
                />
              </li>
            ))}
          </ol>
        )}
        <nav aria-label={words.moreIdeas} className="ranking-links">
          <p className="ranking-links-title">{words.moreIdeas}</p>
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <ArrowLink href={link.href}>{link.name}</ArrowLink>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </>
  );
}
