import type { Metadata } from 'next';

import { getMostViews, getSiteStats } from '@/data/site-stats';
import { AboutPage } from '@/features/about/about-page';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';

export const metadata: Metadata = pageMetadata({ ...messages.meta.about, path: paths.about });

export default async function About() {
  const [stats, mostViews] = await Promise.all([getSiteStats(), getMostViews()]);
  return <AboutPage stats={{ ...stats, mostViews }} />;
}
