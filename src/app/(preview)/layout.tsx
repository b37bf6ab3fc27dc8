import type { Metadata } from 'next';
import type { ReactNode } from 'react';

import { getSiteUrl } from '@/data/site-url';

import { SiteDocument } from '../site-document';
import { SITE_ICONS } from '../site-icons';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  return {
    metadataBase: new URL(await getSiteUrl()),
    icons: SITE_ICONS,
    robots: 'noindex, nofollow',
  };
}

/** Pages of the site as they will be, for admins; they stand in the document of every page. */
export default function PreviewLayout({ children }: { children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>;
}
