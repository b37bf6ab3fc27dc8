import type { Metadata } from 'next';

import { listFullestCategories } from '@/data/fullest-categories';
import { StaticSearchPage } from '@/features/search/static-search-page';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';

export const ensureStatic = 'navigation';

export const metadata: Metadata = pageMetadata({
  ...messages.meta.search,
  path: paths.search,
  hidden: true,
});

export default async function SearchWithoutScript() {
  return <StaticSearchPage popular={await listFullestCategories(8)} />;
}
