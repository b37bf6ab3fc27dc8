import type { Metadata } from 'next';

import { listNewestGifts } from '@/data/gifts';
import { NEWEST_GIFTS } from '@/domain/limits';
import { RankingPage } from '@/features/gift-listing/page/ranking-page';
import { listingPages as words } from '@/messages/listing-pages';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';

export const metadata: Metadata = pageMetadata({ ...messages.meta.newest, path: paths.newest });

export default async function Newest() {
  return (
    <RankingPage
      eyebrow={words.newestEyebrow}
      title={words.newestTitle}
      text={words.newestDescription}
      gifts={await listNewestGifts(NEWEST_GIFTS)}
      links={[
        { name: messages.header.home, href: paths.home },
        { name: words.trendingTitle, href: paths.trending },
        { name: messages.categories.title, href: paths.categories },
        { name: messages.tips.title, href: paths.tips },
      ]}
    />
  );
}
