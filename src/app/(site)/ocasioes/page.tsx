import type { Metadata } from 'next';

import { getCatalogue } from '@/data/catalogue';
import { getToday } from '@/data/today';
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
  const [{ entries, groups }, today] = await Promise.all([getCatalogue('occasion'), getToday()]);
  return (
    <OccasionsPage occasions={withGifts(entries)} groups={groupsWithGifts(groups)} today={today} />
  );
}
