import type { Metadata } from 'next';

import { getToday } from '@/data/today';
import { ACCOUNT_TERMS } from '@/domain/account-terms';
import { LegalPage } from '@/features/legal/legal-page';
import { TERMS, TERMS_SUMMARY } from '@/features/legal/terms';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';

export const metadata: Metadata = pageMetadata({ ...messages.meta.terms, path: paths.terms });

export default async function Terms() {
  return (
    <LegalPage
      title={messages.legal.terms}
      path={paths.terms}
      summary={TERMS_SUMMARY}
      sections={TERMS}
      version={ACCOUNT_TERMS.version}
      made={await getToday()}
    />
  );
}
