import type { Metadata } from 'next';

import { AccountPage } from '@/features/account/account-page';
import { FavouritesPlace } from '@/features/favourites/favourites-place';
import { KeptPlace } from '@/features/favourites/kept-place';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';

export const ensureStatic = 'navigation';

const words = messages.favourites;

export const metadata: Metadata = pageMetadata({
  ...messages.meta.favourites,
  path: paths.favourites,
  hidden: true,
});

export default function Favourites() {
  return (
    <>
      <AccountPage title={words.title} description={words.description} prompt={words.loginPrompt}>
        <FavouritesPlace />
      </AccountPage>
      <KeptPlace />
    </>
  );
}
