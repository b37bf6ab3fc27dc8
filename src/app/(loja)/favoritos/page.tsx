import type { Metadata } from 'next';

import { AccountPage } from '@/features/account/account-page';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';
import { Button } from '@/ui/button';

export const ensureStatic = 'navigation';

const words = messages.favourites;

export const metadata: Metadata = pageMetadata({
  ...messages.meta.favourites,
  path: paths.favourites,
  hidden: true,
});

export default function Favourites() {
  return (
    <AccountPage title={words.title} description={words.description} prompt={words.loginPrompt}>
      <Button asChild>
        <a href={paths.categories}>{words.explore}</a>
      </Button>
    </AccountPage>
  );
}
