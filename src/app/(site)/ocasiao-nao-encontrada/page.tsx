import type { Metadata } from 'next';

import { OccasionNotFound } from '@/features/gift-listing/page/occasion-not-found';
import { messages } from '@/messages';

export const metadata: Metadata = {
  title: messages.common.pageTitle(messages.occasions.notFound),
  robots: { index: false },
};

/** The document of every address below /ocasiao/ that names no occasion (src/server/http/complete-not-found). */
export default OccasionNotFound;
