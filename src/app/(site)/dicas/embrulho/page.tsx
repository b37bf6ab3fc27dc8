import type { Metadata } from 'next';

import { WrappingArticle } from '@/features/tips/wrapping/wrapping-article';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';

export const metadata: Metadata = pageMetadata({
  ...messages.meta.wrapping,
  path: paths.tipsWrapping,
});

export default WrappingArticle;
