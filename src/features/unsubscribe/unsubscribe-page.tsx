import { Suspense } from 'react';
import { getSiteSettings } from '@/data/site-settings';
import { unsubscribe as words } from '@/messages/newsletter-links';
import { common } from '@/messages/common';
import { MailLinkPage } from '@/ui/mail-link-page';
import { UnsubscribePanel } from './unsubscribe-panel';

/** The address is in the query, which only the browser reads. */
export async function UnsubscribePage() {
  const { contactEmail } = await getSiteSettings();
  return (
    <MailLinkPage words={{ ...words, noScript: words.noScript(contactEmail) }} isWide>
      <Suspense fallback={<p className="text-ink-soft">{common.loading}</p>}>
        <UnsubscribePanel />
      </Suspense>
    </MailLinkPage>
  );
}
