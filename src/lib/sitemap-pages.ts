import { paths } from './paths';

/** The pages that the sitemap names besides those of categories, occasions, intentions and gifts. */
export const SITEMAP_PAGES: readonly string[] = [
  paths.home,
  paths.categories,
  paths.occasions,
  paths.trending,
  paths.newest,
  paths.guide,
  paths.tips,
  paths.tipsWrapping,
  paths.tipsCards,
  paths.tipsMoment,
  paths.tipsDiscover,
  paths.about,
  paths.contact,
  paths.developers,
  paths.privacy,
  paths.terms,
  paths.cookies,
];
