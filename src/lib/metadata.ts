import type { Metadata } from 'next';

import { common } from '@/messages/common';

import { FEED, LOCALE, type PageFacts, SHARE_IMAGE, wordsOf } from './page-facts';

/** What every page says of itself to browsers, search engines and those it is shared with. */
export function pageMetadata(facts: PageFacts): Metadata {
  const { path, image, hidden } = facts;
  const { full, summary } = wordsOf(facts);
  return {
    title: { absolute: full },
    description: summary,
    alternates: { canonical: path, types: { [FEED.type]: FEED.path } },
    openGraph: {
      title: full,
      description: summary,
      url: path,
      siteName: common.brand,
      locale: LOCALE,
      type: 'website',
      images: image == null ? undefined : [{ url: image, ...SHARE_IMAGE }],
    },
    twitter: { card: 'summary_large_image' },
    robots: hidden ? { index: false } : undefined,
  };
}
