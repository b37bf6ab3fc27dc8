import { account, auth } from './account';
import { admin } from './admin';
import { categories, occasions } from './catalogue';
import { common } from './common';
import { contact } from './contact';
import { editing } from './editing';
import { errors } from './errors';
import { favourites } from './favourites';
import { footer } from './footer';
import { gift, share } from './gift';
import { graphql } from './graphql';
import { header } from './header';
import { home } from './home';
import { listing } from './listing';
import { meta } from './meta';
import { newsletter } from './newsletter';
import { newsletterLinks, unsubscribe } from './newsletter-links';
import { about, guide, legal, tips } from './pages';
import { rest } from './rest';
import { reviews } from './reviews';
import { search } from './search';
import { session } from './session';
import { synonyms } from './synonyms';

/** Every text that the interface says, in Brazilian Portuguese. */
export const messages = {
  about,
  account,
  admin,
  auth,
  categories,
  common,
  contact,
  editing,
  errors,
  favourites,
  footer,
  gift,
  graphql,
  guide,
  header,
  home,
  legal,
  listing,
  meta,
  newsletter,
  newsletterLinks,
  occasions,
  rest,
  reviews,
  search,
  session,
  share,
  synonyms,
  tips,
  unsubscribe,
} as const;
