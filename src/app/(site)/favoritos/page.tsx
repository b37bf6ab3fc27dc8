import type { Metadata } from 'next';

import { AccountPage } from '@/features/account/page/account-page';
import { FavouritesSection } from '@/features/favourites/list/favourites-section';
import { LocalFavouritesSection } from '@/features/favourites/list/local-favourites-section';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';

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
        <FavouritesSection />
      </AccountPage>
      <LocalFavouritesSection />
    </>
  );
}
