import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';

import { env } from '@/lib/env';
import { messages } from '@/messages';

import { SiteDocument } from '../site-document';
import { SITE_ICONS } from '../site-icons';

/** Every page is made for a request, and cached with what it was made from in front of Next (decision 0029). */
export const dynamic = 'force-dynamic';

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env.SITE_URL),
    title: { default: messages.home.title, template: '%s' },
    description: messages.home.description,
    icons: SITE_ICONS,
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbf6f1' },
    { media: '(prefers-color-scheme: dark)', color: '#1a1213' },
  ],
};

export default function StorefrontLayout({ children }: { children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>;
}
