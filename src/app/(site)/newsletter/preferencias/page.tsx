import type { Metadata } from 'next';
import { Suspense } from 'react';

import { PreferencesPanel } from '@/features/newsletter-links/preferences-panel';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';
import { common } from '@/messages/common';
import { newsletterLinks } from '@/messages/newsletter-links';
import { MailLinkPage } from '@/ui/mail-link-page';

export const metadata: Metadata = pageMetadata({
  ...messages.meta.newsletterPreferences,
  path: paths.newsletterPreferencesPage,
  hidden: true,
});

export default function NewsletterPreferences() {
  return (
    <MailLinkPage words={newsletterLinks.preferencesPage} isWide>
      <Suspense fallback={<p className="text-ink-soft">{common.loading}</p>}>
        <PreferencesPanel />
      </Suspense>
    </MailLinkPage>
  );
}
