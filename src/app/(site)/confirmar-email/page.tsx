import type { Metadata } from 'next';

import { ConfirmEmailPanel } from '@/features/account/mail-link/confirm-email-panel';
import { MailLinkPage } from '@/ui/mail-link-page';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';
import { confirmPage } from '@/messages/account';

export const metadata: Metadata = pageMetadata({
  ...messages.meta.confirmEmail,
  path: paths.confirmEmailPage,
  hidden: true,
});

export default function ConfirmEmail() {
  return (
    <MailLinkPage words={confirmPage}>
      <ConfirmEmailPanel />
    </MailLinkPage>
  );
}
