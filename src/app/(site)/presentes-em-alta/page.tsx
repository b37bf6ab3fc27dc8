import type { Metadata } from 'next';

import { listMostViewedGifts } from '@/data/gifts';
import { TRENDING_GIFTS } from '@/domain/limits';
import { RankingPage } from '@/features/gift-listing/page/ranking-page';
import { listingPages as words } from '@/messages/listing-pages';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';

export const metadata: Metadata = pageMetadata({ ...messages.meta.trending, path: paths.trending });

export default async function Trending() {
  return (
    <RankingPage
      eyebrow={words.trendingEyebrow}
      title={words.trendingTitle}
      text={words.trendingDescription}
      gifts={await listMostViewedGifts(TRENDING_GIFTS)}
      links={[
        { name: words.newestTitle, href: paths.newest },
        { name: messages.categories.title, href: paths.categories },
        { name: messages.occasions.title, href: paths.occasions },
      ]}
    />
  );
}
