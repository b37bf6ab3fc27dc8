import type { Metadata } from 'next';

import { AccountPage } from '@/features/account/account-page';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';
import { Button } from '@/ui/button';

export const ensureStatic = 'navigation';

export const metadata: Metadata = pageMetadata({
  ...messages.meta.settings,
  path: paths.settings,
  hidden: true,
});

export default function Settings() {
  const { account, auth, meta } = messages;
  return (
    <AccountPage
      title={account.title}
      description={meta.settings.description}
      prompt={auth.loginText}
    >
      <Button asChild>
        <a href={paths.favourites}>{account.favouritesLink}</a>
      </Button>
    </AccountPage>
  );
}
