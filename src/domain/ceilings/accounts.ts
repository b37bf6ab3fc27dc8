import {
  LOGIN_FAILURES_PER_ADDRESS,
  LOGIN_FAILURES_PER_CLIENT,
  MAILS_PER_ADDRESS,
  MAILS_PER_CLIENT,
  type RateLimit,
  SIGN_UPS_PER_CLIENT,
} from '../limits';
import {
  DATABASE_CONNECTIONS,
  DATABASE_PATIENCE,
  DATABASE_QUEUE,
  HASHING_PATIENCE,
  HASHING_QUEUE,
  HASHING_SLOTS,
} from '../patience';
import { JSON_BODY_MAX_CHARACTERS } from '../query-limits';
import { MAIL_EVENTS_MAX } from '../suppression';
import {
  CLICKS_PER_CLIENT,
  CONTACTS_PER_CLIENT,
  FAVOURITES_PER_CLIENT,
  REVIEWS_PER_CLIENT,
  NEWSLETTER_LINKS_PER_CLIENT,
  SEARCHES_PER_CLIENT,
  SUBSCRIPTIONS_PER_CLIENT,
  UNSIGNED_MAIL_EVENTS_PER_CLIENT,
  UNSUBSCRIPTIONS_PER_CLIENT,
  VIEWS_PER_CLIENT,
} from '../throttles';
import type { Ceiling } from './ceiling';

const TOO_MANY = '429 with Retry-After';
const BUSY = '503 with Retry-After';

const often = ({ most, period }: RateLimit, of = 'client') =>
  `${String(most)} in ${String(period / 60_000)} minutes for each ${of}`;
const hashing = `${String(HASHING_SLOTS)} passwords hashed at once, ${String(HASHING_QUEUE)} waiting for ${String(HASHING_PATIENCE / 1_000)} s`;
const mails = `${often(MAILS_PER_CLIENT)}, ${often(MAILS_PER_ADDRESS, 'address')}`;

/** A row for what a throttle of visitors' writes and reads holds back. */
function throttled(
  request: string,
  limit: RateLimit,
  enforcedBy = 'collections/shared/throttle.ts',
) {
  return { request, most: often(limit), beyond: TOO_MANY, enforcedBy };
}

export const ACCOUNTS_CEILINGS: readonly Ceiling[] = [
  {
    request: '** (database)',
    most: `${String(DATABASE_CONNECTIONS)} connections, ${String(DATABASE_QUEUE)} waiting for ${String(DATABASE_PATIENCE.connection / 1_000)} s, ${String(DATABASE_PATIENCE.statement / 1_000)} s for a statement`,
    beyond: BUSY,
    enforcedBy: 'collections/shared/guard-pool.ts',
  },
  {
    request: 'POST /api/users/login',
    most: `${often(LOGIN_FAILURES_PER_CLIENT)} and ${often(LOGIN_FAILURES_PER_ADDRESS, 'address')} that are wrong; ${hashing}`,
    beyond: `${TOO_MANY}; ${BUSY}`,
    enforcedBy: 'collections/users/endpoints/login.ts',
  },
  {
    request: 'POST /api/users/sign-up',
    most: `${often(SIGN_UPS_PER_CLIENT)}; mails: ${mails}; ${hashing}`,
    beyond: `${TOO_MANY}; ${BUSY}`,
    enforcedBy: 'collections/users/endpoints/sign-up.ts',
  },
  {
    request: 'POST /api/users/forgot-password',
    most: mails,
    beyond: TOO_MANY,
    enforcedBy: 'collections/users/endpoints/ask-for-link.ts',
  },
  {
    request: 'POST /api/users/resend-confirmation',
    most: mails,
    beyond: TOO_MANY,
    enforcedBy: 'collections/users/endpoints/ask-for-link.ts',
  },
  {
    request: 'POST /api/users/reset-password',
    most: `${hashing}, and only behind the link of a mail`,
    beyond: BUSY,
    enforcedBy: 'collections/users/password.ts',
  },
  throttled('POST /api/contact-messages', CONTACTS_PER_CLIENT),
  throttled('POST /api/subscribers', SUBSCRIPTIONS_PER_CLIENT),
  throttled('POST /api/newsletter/unsubscribe', UNSUBSCRIPTIONS_PER_CLIENT),
  throttled('POST /api/newsletter/confirm', NEWSLETTER_LINKS_PER_CLIENT),
  throttled('POST /api/newsletter/preferences', NEWSLETTER_LINKS_PER_CLIENT),
  throttled('POST /api/newsletter/data', NEWSLETTER_LINKS_PER_CLIENT),
  {
    request: 'POST /api/newsletter/one-click',
    most: `one row by its address with the signature of a mail; without it ${often(UNSUBSCRIPTIONS_PER_CLIENT)}`,
    beyond: `400; ${TOO_MANY}`,
    enforcedBy: 'src/app/(api)/api/newsletter/one-click/route.ts',
  },
  {
    request: 'GET /api/newsletter/one-click',
    most: 'the address of the page, without a query of the database',
    beyond: 'the same for every query',
    enforcedBy: 'src/app/(api)/api/newsletter/one-click/route.ts',
  },
  {
    request: 'POST /api/suppressions/events',
    most: `nothing without the secret of the mail provider, and then ${often(UNSIGNED_MAIL_EVENTS_PER_CLIENT)}; with it ${String(MAIL_EVENTS_MAX)} events in ${String(JSON_BODY_MAX_CHARACTERS / 1_024)} KB`,
    beyond: `401; ${TOO_MANY}; 400; 413`,
    enforcedBy: 'collections/suppressions/endpoints/events.ts',
  },
  throttled('POST /api/gifts/*/view', VIEWS_PER_CLIENT),
  throttled('POST /api/gifts/*/click', CLICKS_PER_CLIENT),
  throttled('GET /api/search (not cached)', SEARCHES_PER_CLIENT, 'src/data/throttled.ts'),
  throttled(
    'GET /busca?q= (not cached)',
    SEARCHES_PER_CLIENT,
    'src/server/http/throttle-searches.ts',
  ),
  {
    request: 'POST /api/reviews',
    most: `nothing without an account; with one ${often(REVIEWS_PER_CLIENT)}`,
    beyond: `403; ${TOO_MANY}`,
    enforcedBy: 'collections/reviews/index.ts',
  },
  {
    request: 'POST /api/favourites',
    most: `nothing without an account; with one ${often(FAVOURITES_PER_CLIENT)}`,
    beyond: `403; ${TOO_MANY}`,
    enforcedBy: 'collections/favourites/index.ts',
  },
];
