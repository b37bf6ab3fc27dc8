import type { Metadata } from 'next';

import { getCatalogue } from '@/data/catalogue';
import { listFilledSlugs } from '@/data/filled-terms';
import { getToday } from '@/data/today';
import { datedCategories } from '@/domain/dated-categories';
import { groupsWithGifts, withGifts } from '@/domain/with-gifts';
import { OccasionsPage } from '@/features/taxonomy-index/occasions-page';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';

export const metadata: Metadata = pageMetadata({
  ...messages.meta.occasions,
  path: paths.occasions,
});

export default async function Occasions() {
  const [{ entries, groups }, categories, today] = await Promise.all([
    getCatalogue('occasion'),
    listFilledSlugs('category'),
    getToday(),
  ]);
  return (
    <OccasionsPage
      occasions={withGifts(entries)}
      groups={groupsWithGifts(groups)}
      categories={datedCategories(categories)}
      today={today}
    />
  );
}
