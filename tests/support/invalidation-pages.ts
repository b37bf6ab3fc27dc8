import { paths } from '@/lib/paths';
import { searchResultsPath } from '@/lib/search-results-path';

import type { World } from './invalidation-world';

/** Pages and other cached answers by the names that tests/support/invalidation-table.ts uses. */
export const INVALIDATION_PAGES = {
  home: () => paths.home,
  newest: () => paths.newest,
  trending: () => paths.trending,
  searchPrompt: () => paths.search,
  searchOfSubject: () => searchResultsPath('aquarela'),
  searchOfOthers: () => searchResultsPath('outro'),
  categories: () => paths.categories,
  occasions: () => paths.occasions,
  toys: ({ toys }) => paths.category(toys.slug),
  toysPage2: ({ toys }) => `${paths.category(toys.slug)}/pagina/2`,
  books: ({ books }) => paths.category(books.slug),
  birthday: ({ birthday }) => paths.occasion(birthday.slug),
  birthdayGifts: ({ birthday }) => paths.occasionGifts(birthday.slug),
  wedding: ({ wedding }) => paths.occasion(wedding.slug),
  celebrating: () => paths.intention('para-celebrar'),
  celebratingGifts: () => '/intencao/para-celebrar',
  thanking: () => paths.intention('para-agradecer'),
  subject: ({ subject }) => paths.gift(subject.id),
  subjectInToys: ({ subject, toys }) => paths.categoryGift(toys.slug, subject.id),
  twin: ({ twin }) => paths.gift(twin.id),
  stranger: ({ stranger }) => paths.gift(stranger.id),
  newestGift: ({ newest }) => paths.gift(newest.id),
  draft: ({ draft }) => paths.gift(draft.id),
  missingCategory: () => paths.category('nenhuma'),
  missingOccasion: () => paths.occasion('nenhuma'),
  about: () => paths.about,
  guide: () => paths.guide,
  tips: () => paths.tips,
  terms: () => paths.terms,
  contact: () => paths.contact,
  favourites: () => paths.favourites,
  menu: () => paths.menuApi,
  feed: () => '/feed.xml',
  sitemap: () => '/sitemap.xml',
  sitemapPages: () => '/sitemap/paginas.xml',
  sitemapGifts: () => '/sitemap/presentes-1.xml',
  subjectPicture: ({ subject }) => paths.giftShareImage(subject.id),
  toysPicture: ({ toys }) => paths.categoryShareImage(toys.slug),
} as const satisfies Record<string, (world: World) => string>;

export type InvalidationPage = keyof typeof INVALIDATION_PAGES;
