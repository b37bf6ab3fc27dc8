import type { Metadata } from 'next';

import { listFilledSlugs, listFirstFilled } from '@/data/filled-terms';
import { listMostViewedGifts, listNewestGifts } from '@/data/gifts';
import { getSiteStats } from '@/data/site-stats';
import { HOME_CATEGORIES, HOME_FEATURED_GIFTS, HOME_NEW_GIFTS } from '@/domain/limits';
import { datedCategories } from '@/domain/dated-categories';
import { homeJsonLd } from '@/features/home/home-json-ld';
import { HomePage } from '@/features/home/home-page';
import { env } from '@/lib/env';
import { JsonLd } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';

export const metadata: Metadata = pageMetadata({
  title: messages.home.title,
  absolute: true,
  description: messages.home.description,
  path: paths.home,
});

export default async function Home() {
  const [newest, mostLoved, categories, stats, occasions, slugs] = await Promise.all([
    listNewestGifts(HOME_NEW_GIFTS),
    listMostViewedGifts(HOME_FEATURED_GIFTS),
    listFirstFilled('category', HOME_CATEGORIES),
    getSiteStats(),
    listFilledSlugs('occasion'),
    listFilledSlugs('category'),
  ]);
  return (
    <>
      <JsonLd data={homeJsonLd(env.SITE_URL)} />
      <HomePage
        newest={newest}
        mostLoved={mostLoved}
        categories={categories}
        stats={stats}
        known={{ occasions, categories: datedCategories(slugs) }}
      />
    </>
  );
}
