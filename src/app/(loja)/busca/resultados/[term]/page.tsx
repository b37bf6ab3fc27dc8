import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { listFullestCategories } from '@/data/fullest-categories';
import { getSearchPage } from '@/data/search';
import { INTENTIONS } from '@/domain/intentions';
import { cleanSearchTerm } from '@/domain/search';
import { StaticSearchPage } from '@/features/search/static-search-page';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';

export const ensureStatic = 'navigation';

type Props = { params: Promise<{ term: string }> };

export function generateStaticParams() {
  return INTENTIONS.map(({ value }) => ({ term: value.replace('para ', '') }));
}

export const metadata: Metadata = pageMetadata({
  ...messages.meta.search,
  path: paths.search,
  hidden: true,
});

export default async function ResultsWithoutScript({ params }: Props) {
  const term = readTerm((await params).term);
  if (term === '') notFound();
  const [popular, { docs }] = await Promise.all([listFullestCategories(8), getSearchPage(term)]);
  return <StaticSearchPage popular={popular} search={{ term, gifts: docs }} />;
}

function readTerm(segment: string): string {
  try {
    return cleanSearchTerm(decodeURIComponent(segment));
  } catch {
    return '';
  }
}
