import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { listFullestCategories } from '@/data/fullest-categories';
import { getSearchPage } from '@/data/search';
import { SearchPage } from '@/features/search/search-page';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { queryOfResults } from '@/lib/search-results-path';
import { messages } from '@/messages';

type Props = { params: Promise<{ query: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const query = queryOfResults((await params).query);
  return pageMetadata({
    ...messages.meta.search,
    title: messages.search.resultsFor(query),
    // Search engines index only the empty search page: it is the canonical address of all searches.
    path: paths.search,
  });
}

/** What the document of `/busca?q=` is made of (src/server/search-documents). */
export default async function SearchResultsPage({ params }: Props) {
  const query = queryOfResults((await params).query);
  if (query === '') notFound();
  const [popular, { docs, didYouMean, isPartial }] = await Promise.all([
    listFullestCategories(8),
    getSearchPage(query),
  ]);
  return <SearchPage popular={popular} found={{ query, gifts: docs, didYouMean, isPartial }} />;
}
