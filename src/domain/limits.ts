const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Business constants. Times are in milliseconds unless the name says otherwise. */
export const LISTING_PAGE_SIZE = 5;
/** Pages of a listing that a page of the whole scope has in its document; the browser reads the rest as one scrolls. */
export const LISTING_WHOLE_PAGES = 5;
/** Highest page a listing answers: a bound on the work that one request can ask for. */
export const LISTING_MAX_PAGE = 100_000;
/** Gifts that filters leave are counted so far and no further. */
export const LISTING_COUNT_MAX = 10_000;

export const HOME_FEATURED_GIFTS = 4;
export const HOME_NEW_GIFTS = 4;
export const HOME_CATEGORIES = 6;
export const TRENDING_GIFTS = 10;
export const NEWEST_GIFTS = 10;
export const RELATED_GIFTS = 4;
export const TRENDING_OCCASIONS = 6;

/** Reais. */
export const PRICE_MIN = 0;
/** Reais. */
export const PRICE_MAX = 10_000;
/** Reais. */
export const PRICE_STEP = 100;

export const CARD_PREVIEW_CHARACTERS = 120;
/** About one line of a card: a text that is longer by no more is shown whole. */
export const CARD_PREVIEW_LINE = 45;
/** About three lines of a card in two columns on a phone, which shows two. */
export const CARD_PREVIEW_NARROW = 84;
export const SHARE_WORDS = 60;

export const SEARCH_TITLE_LIMIT = 30;
export const SEARCH_INTENTION_LIMIT = 20;
/** What is fewer is not enough: then a search is taken more freely, and what is near is offered besides. */
export const SEARCH_ENOUGH = 3;
/** A query searches intentions only when it is longer than this. */
export const SEARCH_INTENTION_LONGER_THAN = 2;

/** Also how many a gift's static page carries: its next page begins where that ends. */
export const REVIEWS_PAGE_SIZE = 10;
export const REVIEW_MIN_CHARACTERS = 10;
export const REVIEW_MAX_CHARACTERS = 500;
export const REVIEW_MIN_DISTINCT_CHARACTERS = 3;
export const RATING_MIN = 1;
export const RATING_MAX = 5;
export const REVIEW_SUCCESS_VISIBLE = 3 * SECOND;

/** Favourites of one user. */
export const FAVOURITES_LIMIT = 1_000;
export const FAVOURITES_PAGE_SIZE = 12;
/** Favourites that a browser stores for a visitor; all of them are merged in one request. */
export const LOCAL_FAVOURITES_LIMIT = 200;

export const PASSWORD_MIN_CHARACTERS = 8;
export const VALIDATION_DEBOUNCE = 400;

export const SESSION_CHECK_INTERVAL = 5 * MINUTE;
export const SESSION_WARNING_SECONDS = 300;

export const TOAST_DURATION = 5 * SECOND;
export const TOAST_HOTKEY = 'F8';
/** Pixels. */
export const TOAST_SWIPE_THRESHOLD = 50;

export const CATALOGUE_FRESH = 5 * MINUTE;
export const FAVOURITES_FRESH = 5 * MINUTE;
export const LISTING_FRESH = 5 * MINUTE;
export const QUERY_FRESH = 5 * MINUTE;
export const QUERY_RETAINED = 10 * MINUTE;
export const QUERY_RETRIES = 1;

export const CONTACT_REPLY_HOURS = 24;

/** How often something may happen: `most` times in `period` milliseconds, counted for each `name` and subject. */
export type RateLimit = Readonly<{ name: string; most: number; period: number }>;

/** Wrong passwords for one address, with or without an account. The account's own lock has the same measure. */
export const LOGIN_FAILURES_PER_ADDRESS: RateLimit = {
  name: 'login-address',
  most: 5,
  period: 10 * MINUTE,
};
export const LOGIN_FAILURES_PER_CLIENT: RateLimit = {
  name: 'login-client',
  most: 20,
  period: 10 * MINUTE,
};
/** Wrong passwords of a signed-in user who confirms an operation with theirs. */
export const PASSWORD_PROOFS_PER_ACCOUNT: RateLimit = {
  name: 'password-account',
  most: 5,
  period: 10 * MINUTE,
};
export const SIGN_UPS_PER_CLIENT: RateLimit = { name: 'sign-up-client', most: 10, period: HOUR };
export const MAILS_PER_ADDRESS: RateLimit = { name: 'mail-address', most: 5, period: HOUR };
export const MAILS_PER_CLIENT: RateLimit = { name: 'mail-client', most: 20, period: HOUR };

/** How long the link in a mail can be used. */
export const CONFIRM_EMAIL_LINK = 48 * HOUR;
export const CHANGE_EMAIL_LINK = 24 * HOUR;
export const RESET_PASSWORD_LINK = HOUR;

export const NAME_MAX_CHARACTERS = 100;
/** Seconds. */
export const SESSION_SECONDS = 2 * 60 * 60;
