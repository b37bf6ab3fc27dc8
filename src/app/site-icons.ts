import type { Metadata } from 'next';

/** What browsers show for the site, in each of its documents. */
export const SITE_ICONS: Metadata['icons'] = {
  icon: [
    { url: '/icon.svg', type: 'image/svg+xml' },
    { url: '/favicon.ico', sizes: '32x32' },
  ],
  apple: '/apple-touch-icon.png',
};
