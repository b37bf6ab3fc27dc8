import type { Metadata } from 'next';

import { NotFoundPage } from '@/features/not-found/not-found-page';
import { messages } from '@/messages';

export const metadata: Metadata = {
  title: messages.common.pageTitle(messages.errors.notFoundPage.title),
  robots: { index: false },
};

export default NotFoundPage;
