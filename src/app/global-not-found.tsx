import type { Metadata } from 'next';

import { NotFoundPage } from '@/features/not-found/not-found-page';
import { messages } from '@/messages';

import { SiteDocument } from './site-document';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: messages.common.pageTitle(messages.errors.notFoundPage.title),
  robots: { index: false },
};

/** Addresses that match no route at all; what a route does not find has the same page in its own layout. */
export default function GlobalNotFound() {
  return (
    <SiteDocument>
      <NotFoundPage />
    </SiteDocument>
  );
}
