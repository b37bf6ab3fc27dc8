import '../theme.css';

import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';

import { getSiteUrl } from '@/data/site-url';
import { fontVariables } from '@/ui/fonts';

import { SITE_ICONS } from '../site-icons';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  return {
    metadataBase: new URL(await getSiteUrl()),
    icons: SITE_ICONS,
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f4ebe3' },
    { media: '(prefers-color-scheme: dark)', color: '#2c2021' },
  ],
};

/** The page where admins sign in has neither the header nor the footer of the site. */
export default function AdminLoginLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR" className={fontVariables}>
      <body>{children}</body>
    </html>
  );
}
