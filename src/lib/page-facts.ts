import { common } from '@/messages/common';

export type PageFacts = {
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

export const FEED = { type: 'application/rss+xml', path: '/feed.xml' } as const;
export const LOCALE = 'pt_BR';
/** Pixels of every picture that is shown where a page is shared. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

/** The document's title, and what stands below it where others show the page. */
export function wordsOf({ title, absolute, description }: PageFacts) {
  return {
    full: absolute ? title : common.pageTitle(title),
    summary: description.replace(/\s+/g, ' ').slice(0, 200),
  };
}
