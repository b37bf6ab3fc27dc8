import type { Metadata } from 'next';
import { Suspense } from 'react';

import { ConfirmPanel } from '@/features/newsletter-links/confirm-panel';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';
import { common } from '@/messages/common';
import { newsletterLinks } from '@/messages/newsletter-links';
import { MailLinkPage } from '@/ui/mail-link-page';

export const metadata: Metadata = pageMetadata({
  ...messages.meta.newsletterConfirm,
  path: paths.newsletterConfirmPage,
  hidden: true,
});

export default function NewsletterConfirm() {
  return (
    <MailLinkPage words={newsletterLinks.confirmPage} isWide>
      <Suspense fallback={<p className="text-ink-soft">{common.loading}</p>}>
        <ConfirmPanel />
      </Suspense>
    </MailLinkPage>
  );
}
