import type { Metadata } from 'next';

import { getToday } from '@/data/today';
import { ACCOUNT_TERMS } from '@/domain/account-terms';
import { LegalPage } from '@/features/legal/legal-page';
import { PRIVACY, PRIVACY_SUMMARY } from '@/features/legal/privacy';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';

export const metadata: Metadata = pageMetadata({ ...messages.meta.privacy, path: paths.privacy });

export default async function Privacy() {
  return (
    <LegalPage
      title={messages.legal.privacy}
      path={paths.privacy}
      summary={PRIVACY_SUMMARY}
      sections={PRIVACY}
      version={ACCOUNT_TERMS.version}
      made={await getToday()}
    />
  );
}
