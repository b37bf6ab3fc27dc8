import { Suspense } from 'react';
import { unsubscribe as words } from '@/messages/newsletter';
import { common } from '@/messages/common';
import { MailLinkPage } from '@/ui/mail-link-page';
import { UnsubscribePanel } from './unsubscribe-panel';

/** The address is in the query, which only the browser reads. */
export function UnsubscribePage() {
  return (
    <MailLinkPage words={words} isWide>
      <Suspense fallback={<p className="text-ink-soft">{common.loading}</p>}>
        <UnsubscribePanel />
      </Suspense>
    </MailLinkPage>
  );
}
