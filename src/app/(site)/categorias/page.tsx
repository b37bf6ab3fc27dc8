import type { Metadata } from 'next';

import { getCatalogue } from '@/data/catalogue';
import { groupsWithGifts } from '@/domain/with-gifts';
import { CategoriesPage } from '@/features/taxonomy-index/categories-page';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';

export const metadata: Metadata = pageMetadata({
  ...messages.meta.categories,
  path: paths.categories,
});

export default async function Categories() {
  const { groups } = await getCatalogue('category');
  return <CategoriesPage groups={groupsWithGifts(groups)} />;
}
