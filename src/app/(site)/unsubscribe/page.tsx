import type { Metadata } from 'next';

import { UnsubscribePage } from '@/features/unsubscribe/unsubscribe-page';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';

export const metadata: Metadata = pageMetadata({
  ...messages.meta.unsubscribe,
  path: paths.unsubscribe,
  hidden: true,
});

export default UnsubscribePage;
