import type { InvalidationPage } from './invalidation-pages';
import type { InvalidationRow } from './invalidation-table';
import type { World } from './invalidation-world';
import { richText } from './rich-text';

type Choice = (world: World) => { id: number };

const change =
  (choose: Choice, data: object | ((world: World) => object)) =>
  (world: World): Promise<unknown> =>
    world.app.payload.update({
      collection: 'gifts',
      id: choose(world).id,
      data: typeof data === 'function' ? data(world) : data,
    });
const trash = (choose: Choice) => change(choose, { deletedAt: '2026-11-22T12:00:00.000Z' });
const restore =
  (choose: Choice) =>
  (world: World): Promise<unknown> =>
    world.app.payload.update({
      collection: 'gifts',
      id: choose(world).id,
      data: { deletedAt: null, _status: 'published' },
      trash: true,
    });
const subject: Choice = (world) => world.subject;
const newest: Choice = (world) => world.newest;

const OWN: InvalidationPage[] = ['subject', 'subjectInToys'];
/** Where the subject is shown by its card or its own page. */
export const SUBJECT: InvalidationPage[] = [
  ...(['searchOfSubject', 'toys', 'birthday', 'birthdayGifts', 'celebrating'] as const),
  ...(['celebratingGifts', ...OWN, 'twin', 'subjectPicture'] as const),
];
const NEWEST: InvalidationPage[] = [
  ...(['home', 'newest', 'trending', 'searchOfOthers', 'stranger', 'newestGift'] as const),
];
/** Any gift may be found by a new name. */
const SEARCHES: InvalidationPage[] = ['searchOfSubject', 'searchOfOthers'];
/** They show how many gifts categories have, or which have the most. */
const COUNTS: InvalidationPage[] = ['home', 'categories', 'searchPrompt', ...SEARCHES];
const TOYS: InvalidationPage[] = ['toys', 'toysPage2', 'toysPicture'];
const BIRTHDAY: InvalidationPage[] = ['birthday', 'birthdayGifts'];

/** Which gifts there are, and with them what is shown of `draft` when it is one of them. */
const LISTED: InvalidationPage[] = [
  ...COUNTS,
  ...TOYS,
  ...BIRTHDAY,
  ...(['occasions', 'about', 'draft', 'sitemapGifts'] as const),
];

/** Every save of a gift dates it, which its file of the sitemap shows. */
export const GIFT_WRITES: InvalidationRow[] = [
  ['another price of a gift', change(subject, { price: 90 }), [...SUBJECT, 'sitemapGifts']],
  [
    'another earlier price of a gift',
    change(subject, { originalPrice: 180 }),
    [...SUBJECT, 'sitemapGifts'],
  ],
  [
    'another price of the newest and most viewed gift',
    change(newest, { price: 90 }),
    [...NEWEST, 'sitemapGifts'],
  ],
  [
    'another title of a gift',
    change(subject, { title: 'Aquarela de viagem' }),
    [...SUBJECT, 'toysPage2', 'searchOfOthers', 'sitemapGifts'],
  ],
  [
    'another title of the newest gift',
    change(newest, { title: 'Outro presente 99' }),
    [...NEWEST, 'searchOfSubject', 'books', 'wedding', 'feed', 'sitemapGifts'],
  ],
  [
    'another short description of a gift',
    change(subject, { shortDescription: 'Outra.' }),
    [...SUBJECT, 'sitemapGifts'],
  ],
  [
    'another description of a gift',
    change(subject, { description: richText('Outra.') }),
    [...OWN, 'sitemapGifts'],
  ],
  ['the badge of a new gift', change(subject, { isNew: true }), [...SUBJECT, 'sitemapGifts']],
  [
    'another shop for a gift',
    change(subject, { affiliateLink: 'https://loja.example.com/outro' }),
    [...SUBJECT, 'sitemapGifts'],
  ],
  [
    'another picture of a gift',
    async (world) => {
      const images = [world.picture.id, await world.make.anyImage()];
      await change(subject, { images })(world);
    },
    [...SUBJECT, 'sitemapGifts'],
  ],
  [
    'another alternative text of a picture of a gift',
    ({ app, picture: { id } }) =>
      app.payload.update({ collection: 'media', id, data: { alt: 'Outra' } }),
    SUBJECT,
  ],
  ['a new picture', ({ make }) => make.media(), []],
  [
    'another intention of a gift',
    change(subject, { intentions: ['para celebrar', 'para agradecer'] }),
    [...OWN, 'thanking', 'sitemapGifts'],
  ],
  [
    'a draft of a published gift',
    ({ app, stranger: { id } }) =>
      app.payload.update({ collection: 'gifts', id, data: { title: 'Rascunho' }, draft: true }),
    [],
  ],
  [
    'a gift of last year is published',
    change((world) => world.draft, { _status: 'published' }),
    LISTED,
  ],
  [
    'and unpublished, which by now is related to others',
    change((world) => world.draft, { _status: 'draft' }),
    [...LISTED, ...OWN, 'twin'],
  ],
  ['an unpublished gift in the trash', trash((world) => world.draft), []],
  ['restored from there as a published one', restore((world) => world.draft), LISTED],
  [
    'and in the trash again, while it is related to others',
    trash((world) => world.draft),
    [...LISTED, ...OWN, 'twin'],
  ],
  [
    'a new gift',
    ({ make, books }) => make.gift({ title: 'Outro presente novo', categories: [books.id] }),
    [...COUNTS, 'books', 'newest', 'feed', 'about', 'sitemapGifts'],
  ],
  [
    'a gift in another category',
    change(subject, ({ books }) => ({ categories: [books.id] })),
    [...COUNTS, ...TOYS, 'books', ...OWN, 'sitemapGifts'],
  ],
  [
    'and in the first again',
    change(subject, ({ toys }) => ({ categories: [toys.id] })),
    [...COUNTS, ...TOYS, 'books', ...OWN, 'sitemapGifts'],
  ],
  [
    'the first gift of a category, which from now on is in the menus',
    change(
      (world) => world.twin,
      ({ toys, emptyCategory }) => ({ categories: [toys.id, emptyCategory.id] }),
    ),
    [...COUNTS, 'menu', 'occasions', 'twin', 'sitemapGifts'],
  ],
];
