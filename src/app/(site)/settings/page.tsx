import type { Metadata } from 'next';

import { AccountPage } from '@/features/account/page/account-page';
import { AccountSettings } from '@/features/account/settings/account-settings';
import { Consents } from '@/features/account/settings/consents';
import { SettingsIndex } from '@/features/account/settings/settings-index';
import { SettingsSection } from '@/features/account/settings/settings-section';
import { NewsletterToggle } from '@/features/newsletter-toggle/newsletter-toggle';
import { PersonalData } from '@/features/personal-data/personal-data';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';
import { personalData } from '@/messages/personal-data';
import { ArrowLink } from '@/ui/arrow-link';

export const metadata: Metadata = pageMetadata({
  ...messages.meta.settings,
  path: paths.settings,
  hidden: true,
});

const { account, auth, meta } = messages;

const SECTIONS = {
  account: { id: 'conta', title: account.account },
  favourites: { id: 'favoritos', title: account.favourites, text: account.favouritesText },
  newsletter: { id: 'newsletter', title: account.newsletter },
  personalData: { id: 'dados', title: personalData.title, text: personalData.text },
};

export default function Settings() {
  return (
    <AccountPage
      title={account.title}
      visitorTitle={auth.loginTitle}
      description={meta.settings.description}
      prompt={auth.loginText}
      content="beside"
      aside={<SettingsIndex sections={Object.values(SECTIONS)} />}
    >
      <SettingsSection {...SECTIONS.account}>
        <AccountSettings />
      </SettingsSection>
      <SettingsSection {...SECTIONS.favourites}>
        <ArrowLink href={paths.favourites}>{account.favouritesLink}</ArrowLink>
      </SettingsSection>
      <SettingsSection {...SECTIONS.newsletter}>
        <NewsletterToggle />
      </SettingsSection>
      <SettingsSection {...SECTIONS.personalData}>
        <div className="border-t border-hairline">
          <Consents />
          <PersonalData />
        </div>
      </SettingsSection>
    </AccountPage>
  );
}
