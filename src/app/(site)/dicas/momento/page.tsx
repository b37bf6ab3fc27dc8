import type { Metadata } from 'next';

import { MomentArticle } from '@/features/tips/moment/moment-article';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';

export const metadata: Metadata = pageMetadata({
  ...messages.meta.moment,
  path: paths.tipsMoment,
});

export default MomentArticle;
