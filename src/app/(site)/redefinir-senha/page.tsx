import type { Metadata } from 'next';

import { ResetPasswordPanel } from '@/features/account/mail-link/reset-password-panel';
import { MailLinkPage } from '@/ui/mail-link-page';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';
import { resetPage } from '@/messages/account';

export const metadata: Metadata = pageMetadata({
  ...messages.meta.resetPassword,
  path: paths.resetPasswordPage,
  hidden: true,
});

export default function ResetPassword() {
  return (
    <MailLinkPage words={resetPage}>
      <ResetPasswordPanel />
    </MailLinkPage>
  );
}
