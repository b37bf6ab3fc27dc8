import { common } from '@/messages/common';

import { FEED, LOCALE, type PageFacts, SHARE_IMAGE, wordsOf } from './page-facts';

type PageHeadProps = Omit<PageFacts, 'absolute' | 'hidden'> & {
  /** The site's public address. */
  siteUrl: string;
};

/**
 * What `pageMetadata` has Next say, as elements that React puts into the head: for a page that is made outside of Next too.
 * Its route must say no title and no description of its own.
 */
export function PageHead({ siteUrl, ...facts }: PageHeadProps) {
  const { full, summary } = wordsOf(facts);
  const address = (path: string) => new URL(path, siteUrl).href;
  const url = address(facts.path);
  const image = facts.image === undefined ? null : address(facts.image);
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={summary} />
      <link rel="canonical" href={url} />
      <link rel="alternate" type={FEED.type} href={address(FEED.path)} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={common.brand} />
      <meta property="og:locale" content={LOCALE} />
      {image === null ? null : (
        <>
          <meta property="og:image" content={image} />
          <meta property="og:image:width" content={String(SHARE_IMAGE.width)} />
          <meta property="og:image:height" content={String(SHARE_IMAGE.height)} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={full} />
      <meta name="twitter:description" content={summary} />
      {image === null ? null : (
        <>
          <meta name="twitter:image" content={image} />
          <meta name="twitter:image:width" content={String(SHARE_IMAGE.width)} />
          <meta name="twitter:image:height" content={String(SHARE_IMAGE.height)} />
        </>
      )}
    </>
  );
}
