import type { Metadata } from 'next';

import { getToday } from '@/data/today';
import { LegalPage } from '@/features/legal/legal-page';
import { COOKIES_VERSION } from '@/domain/cookies-version';
import { COOKIES, COOKIES_SUMMARY } from '@/features/legal/cookies';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';

export const metadata: Metadata = pageMetadata({ ...messages.meta.cookies, path: paths.cookies });

export default async function Cookies() {
  return (
    <LegalPage
      title={messages.legal.cookies}
      path={paths.cookies}
      summary={COOKIES_SUMMARY}
      sections={COOKIES}
      version={COOKIES_VERSION}
      made={await getToday()}
    />
  );
}
