import type { Listing } from '@/domain/gift';
import type { ListingScope } from '@/domain/listing';
import { GiftCard } from '@/features/gift-card/gift-card';
import { listingPages as words } from '@/messages/listing-pages';
import { ListingIsland } from './listing-island';

type GiftListingProps = {
  scope: ListingScope;
  /** Of a category's listing. */
  categoryId?: number;
  /** The page's own path; further pages hang below it. */
  path: string;
  /** The first page in the default order. */
  listing: Listing;
};

/** A listing whose first gifts are static HTML; sorting, filtering and further pages need JavaScript. */
export function GiftListing({ scope, categoryId, path, listing }: GiftListingProps) {
  const { docs, total, hasMore } = listing;
  return (
    <>
      <noscript>
        <style>
          {
            '.listing-tools,.listing-side{display:none}.listing{grid-template-columns:minmax(0,1fr)}'
          }
        </style>
        {total > 0 ? <p className="mb-6 text-ink-soft">{words.noScript}</p> : null}
      </noscript>
      <ListingIsland
        // Another subject starts with its own state: order, filters and pages.
        key={path}
        scope={scope}
        categoryId={categoryId}
        path={path}
        first={{ ids: docs.map(({ id }) => id), total, hasMore }}
      >
        {docs.map((gift, index) => (
          <li key={gift.id}>
            {/* The first row of a phone. */}
            <GiftCard gift={gift} priority={index < 2} categoryId={categoryId} />
          </li>
        ))}
      </ListingIsland>
    </>
  );
}
