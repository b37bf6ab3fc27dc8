import type { Metadata } from 'next';

import { ConfirmEmailPanel } from '@/features/account/mail-link/confirm-email-panel';
import { TokenPage } from '@/features/account/mail-link/token-page';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';
import { confirmPage } from '@/messages/account';

export const ensureStatic = 'navigation';

export const metadata: Metadata = pageMetadata({
  ...messages.meta.confirmEmail,
  path: paths.confirmEmailPage,
  hidden: true,
});

export default function ConfirmEmail() {
  return (
    <TokenPage words={confirmPage}>
      <ConfirmEmailPanel />
    </TokenPage>
  );
}
