import type { Metadata } from 'next';

import { AccountPage } from '@/features/account/account-page';
import { AccountSettings } from '@/features/account/account-settings';
import { Consents } from '@/features/account/consents';
import { SettingsSection } from '@/features/account/settings-section';
import { NewsletterToggle } from '@/features/newsletter-toggle/newsletter-toggle';
import { PersonalData } from '@/features/personal-data/personal-data';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';
import { personalData } from '@/messages/personal-data';
import { ArrowLink } from '@/ui/arrow-link';

export const ensureStatic = 'navigation';

export const metadata: Metadata = pageMetadata({
  ...messages.meta.settings,
  path: paths.settings,
  hidden: true,
});

export default function Settings() {
  const { account, auth, meta } = messages;
  return (
    <AccountPage
      title={account.title}
      description={meta.settings.description}
      prompt={auth.loginText}
      content="beside"
    >
      <SettingsSection id="conta" title={account.account}>
        <AccountSettings />
      </SettingsSection>
      <SettingsSection id="favoritos" title={account.favourites} text={account.favouritesText}>
        <ArrowLink href={paths.favourites}>{account.favouritesLink}</ArrowLink>
      </SettingsSection>
      <SettingsSection id="newsletter" title={account.newsletter}>
        <NewsletterToggle />
      </SettingsSection>
      <SettingsSection id="consentimentos" title={account.consents} text={account.consentsText}>
        <Consents />
      </SettingsSection>
      <SettingsSection id="dados" title={personalData.title} text={personalData.text}>
        <PersonalData />
      </SettingsSection>
    </AccountPage>
  );
}
