import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { listFullestCategories } from '@/data/fullest-categories';
import { getSearchPage } from '@/data/search';
import { INTENTIONS } from '@/domain/intentions';
import { cleanSearchTerm } from '@/domain/search';
import { SearchPage } from '@/features/search/search-page';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';

export const ensureStatic = 'navigation';

type Props = { params: Promise<{ term: string }> };

export function generateStaticParams() {
  return INTENTIONS.map(({ value }) => ({ term: value.replace('para ', '') }));
}

// Of all searches only the page that asks for a term is to be found: the canonical address says so.
export const metadata: Metadata = pageMetadata({ ...messages.meta.search, path: paths.search });

/** What the document of `/busca?q=` is made of (src/server/search-documents). */
export default async function SearchResultsPage({ params }: Props) {
  const term = readTerm((await params).term);
  if (term === '') notFound();
  const [popular, { docs }] = await Promise.all([listFullestCategories(8), getSearchPage(term)]);
  return <SearchPage popular={popular} found={{ term, gifts: docs }} />;
}

function readTerm(segment: string): string {
  try {
    return cleanSearchTerm(decodeURIComponent(segment));
  } catch {
    return '';
  }
}
