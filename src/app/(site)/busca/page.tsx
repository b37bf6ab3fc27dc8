import type { Metadata } from 'next';

import { listFullestCategories } from '@/data/fullest-categories';
import { SearchPage } from '@/features/search/search-page';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';

export const metadata: Metadata = pageMetadata({ ...messages.meta.search, path: paths.search });

export default async function Search() {
  return <SearchPage popular={await listFullestCategories(8)} />;
}
