'use client';

import { listing } from '@/messages/listing';
import { LoadMoreButton } from '@/ui/load-more-button';

type ListingMoreProps = {
  shown: number;
  total: number;
  loading: boolean;
  onMore: () => void;
  /** The next page's own address, until the page is hydrated. */
  href?: string;
};

/** The last place of the grid: how many gifts are shown, and the button for more. */
export function ListingMore({ shown, total, loading, onMore, href }: ListingMoreProps) {
  return (
    <li className="listing-more">
      <p className="listing-more-figure">{listing.shown(shown, total)}</p>
      <LoadMoreButton label={listing.loadMore} loading={loading} onClick={onMore} href={href} />
    </li>
  );
}
