import type { Metadata } from 'next';

import { messages } from '@/messages';

type PageFacts = {
  /** Without the brand; `absolute` prints it as it is. */
  title: string;
  absolute?: boolean;
  description: string;
  /** From the root: its canonical address. */
  path: string;
  /** From the root: the picture shown where the page is shared. */
  image?: string;
  /** Search engines leave it out. */
  hidden?: boolean;
};

/** What every page says of itself to browsers, search engines and those it is shared with. */
export function pageMetadata({
  title,
  absolute,
  description,
  path,
  image,
  hidden,
}: PageFacts): Metadata {
  const full = absolute ? title : messages.common.pageTitle(title);
  const summary = description.replace(/\s+/g, ' ').slice(0, 200);
  return {
    title: { absolute: full },
    description: summary,
    alternates: { canonical: path, types: { 'application/rss+xml': '/feed.xml' } },
    openGraph: {
      title: full,
      description: summary,
      url: path,
      siteName: messages.common.brand,
      locale: 'pt_BR',
      type: 'website',
      images: image == null ? undefined : [{ url: image, width: 1200, height: 630 }],
    },
    twitter: { card: 'summary_large_image' },
    robots: hidden ? { index: false } : undefined,
  };
}
