import type { SocialNetwork } from './social-networks';

/** What editors say about the site itself. */
export type SiteSettings = {
  contactEmail: string;
  /** For everything that concerns personal data. */
  privacyEmail: string;
  city: string;
  /** Only those networks that there is an address of. */
  social: { key: SocialNetwork['key']; name: string; href: string }[];
};
