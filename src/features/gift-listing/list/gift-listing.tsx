import type { Listing } from '@/domain/gift';
import type { ListingScope } from '@/domain/listing';
import { GiftCard } from '@/features/gift-card/gift-card';
import { ListingIsland } from './listing-island';

type GiftListingProps = {
  scope: ListingScope;
  /** The page's own path; further pages hang below it. */
  path: string;
  /** The first page in the default order. */
  listing: Listing;
};

/** A listing whose first gifts are static HTML; sorting, filtering and further pages need JavaScript. */
export function GiftListing({ scope, path, listing }: GiftListingProps) {
  const { docs, total, hasMore } = listing;
  return (
    <>
      <noscript>
        <style>{'.listing-tools,.listing-side{display:none}'}</style>
      </noscript>
      <ListingIsland
        // Another subject starts with its own state: order, filters and pages.
        key={path}
        scope={scope}
        path={path}
        first={{ ids: docs.map(({ id }) => id), total, hasMore }}
      >
        {docs.map((gift) => (
          <li key={gift.id}>
            <GiftCard gift={gift} />
          </li>
        ))}
      </ListingIsland>
    </>
  );
}
