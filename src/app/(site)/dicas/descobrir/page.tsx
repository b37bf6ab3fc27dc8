import type { Metadata } from 'next';

import { DiscoverArticle } from '@/features/tips/discover/discover-article';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';

export const metadata: Metadata = pageMetadata({
  ...messages.meta.discover,
  path: paths.tipsDiscover,
});

export default DiscoverArticle;
