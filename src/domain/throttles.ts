import type { RateLimit } from './limits';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * How often one client, and one account, may do what the site offers to everybody. A client is an address, and an office
 * or a mobile carrier has thousands of people behind one: these are bounds on programs, far above what people do.
 */
export const CONTACTS_PER_CLIENT: RateLimit = { name: 'contact-client', most: 30, period: HOUR };
export const SUBSCRIPTIONS_PER_CLIENT: RateLimit = {
  name: 'newsletter-client',
  most: 60,
  period: HOUR,
};
/** The toggle in the settings. */
export const SUBSCRIPTIONS_PER_ACCOUNT: RateLimit = {
  name: 'newsletter-account',
  most: 120,
  period: HOUR,
};
/** Mails to confirm a subscription, or that say that it has begun. */
export const WELCOMES_PER_ADDRESS: RateLimit = {
  name: 'newsletter-welcome',
  most: 1,
  period: 24 * HOUR,
};
/** Its answer reveals whether an address is subscribed, as the page has to say it. */
export const UNSUBSCRIPTIONS_PER_CLIENT: RateLimit = {
  name: 'unsubscribe-client',
  most: 30,
  period: HOUR,
};
/** Uses of the signed links in mails: confirming, preferences. */
export const NEWSLETTER_LINKS_PER_CLIENT: RateLimit = {
  name: 'newsletter-links-client',
  most: 120,
  period: HOUR,
};
/** Notices about our mails that the mail provider has not signed. */
export const UNSIGNED_MAIL_EVENTS_PER_CLIENT: RateLimit = {
  name: 'mail-events-client',
  most: 30,
  period: HOUR,
};
/** Copies of what somebody wrote to us, to an address that nobody has proven to be theirs. */
export const CONTACT_COPIES_PER_ADDRESS: RateLimit = {
  name: 'contact-copy-address',
  most: 2,
  period: 24 * HOUR,
};
export const REVIEWS_PER_CLIENT: RateLimit = { name: 'reviews-client', most: 600, period: HOUR };
export const REVIEWS_PER_ACCOUNT: RateLimit = { name: 'reviews-account', most: 60, period: HOUR };
export const FAVOURITES_PER_CLIENT: RateLimit = {
  name: 'favourites-client',
  most: 3_000,
  period: 10 * MINUTE,
};
export const FAVOURITES_PER_ACCOUNT: RateLimit = {
  name: 'favourites-account',
  most: 600,
  period: 10 * MINUTE,
};
export const VIEWS_PER_CLIENT: RateLimit = {
  name: 'views-client',
  most: 1_200,
  period: 10 * MINUTE,
};
export const CLICKS_PER_CLIENT: RateLimit = {
  name: 'clicks-client',
  most: 600,
  period: 10 * MINUTE,
};
/** Searches that the page cache could not answer. */
export const SEARCHES_PER_CLIENT: RateLimit = { name: 'search-client', most: 300, period: MINUTE };

/** What a search box asks while one types, a few times for each search. */
export const SUGGESTIONS_PER_CLIENT: RateLimit = {
  name: 'suggestion-client',
  most: 900,
  period: MINUTE,
};

/** Pages of the changes feed. */
export const CHANGES_PER_CLIENT: RateLimit = { name: 'changes-client', most: 300, period: MINUTE };

/** Messages of assistants. */
export const ASSISTANTS_PER_CLIENT: RateLimit = {
  name: 'assistants-client',
  most: 120,
  period: MINUTE,
};

/** Openings of one gift by one client that count; more of them are answered like any other and change nothing. */
export const VIEWS_COUNTED: RateLimit = { name: 'views-counted', most: 30, period: HOUR };
export const CLICKS_COUNTED: RateLimit = { name: 'clicks-counted', most: 30, period: HOUR };
/** A client counts once a day for what it searches in vain; who asks again changes nothing. */
export const EMPTY_SEARCHES_COUNTED: RateLimit = {
  name: 'empty-searches-counted',
  most: 1,
  period: 24 * HOUR,
};

/** Requests with one API key, on all servers together. */
export const REQUESTS_PER_KEY: RateLimit = { name: 'api-key', most: 3_000, period: MINUTE };

/** Requests of REST and GraphQL without a key or a session, on one server: unless API_ANONYMOUS_PER_MINUTE says otherwise. */
export const ANONYMOUS_REQUESTS: RateLimit = { name: 'api-client', most: 600, period: MINUTE };
