import type { InvalidationPage } from './invalidation-pages';
import type { InvalidationRow } from './invalidation-table';
import type { World } from './invalidation-world';

const category =
  (data: object | ((world: World) => object)) =>
  (world: World): Promise<unknown> =>
    world.app.payload.update({
      collection: 'categories',
      id: world.toys.id,
      data: typeof data === 'function' ? data(world) : data,
    });
const occasion =
  (data: object) =>
  ({ app, birthday: { id } }: World): Promise<unknown> =>
    app.payload.update({ collection: 'occasions', id, data });

const TOYS: InvalidationPage[] = ['toys', 'toysPage2'];
const BIRTHDAY: InvalidationPage[] = ['birthday', 'birthdayGifts'];
/** They link to their category and to their occasion. */
const GIFTS: InvalidationPage[] = ['subject', 'subjectInToys', 'twin'];
/** They link to the fullest categories. */
const FULLEST: InvalidationPage[] = ['searchPrompt', 'searchOfSubject', 'searchOfOthers'];
/** Where the name of the category is. */
const NAMED: InvalidationPage[] = [
  ...(['home', 'categories', 'menu', 'feed', 'toysPicture'] as const),
  ...[...TOYS, ...GIFTS, ...FULLEST],
];
/** Which addresses there are: any of them may be the one that was missing. */
const ADDRESSES: InvalidationPage[] = ['missingCategory', 'sitemapPages'];
/** Of all categories, also of those that have no gift yet. */
const NUMBER: InvalidationPage[] = ['home', 'about'];

export const TERM_WRITES: InvalidationRow[] = [
  [
    'another alternative text of the picture of a category',
    ({ app, categoryPicture: { id } }) =>
      app.payload.update({ collection: 'media', id, data: { alt: 'Outra' } }),
    ['home', 'categories', ...TOYS, 'toysPicture'],
  ],
  [
    'a new category',
    ({ make, groups }) => make.category({ name: 'Zoologia', group: groups.other }),
    ['categories', ...NUMBER, ...ADDRESSES],
  ],
  ['another name of a category', category({ name: 'Brinquedos bons' }), NAMED],
  [
    'another description of a category',
    category({ description: 'Outra.' }),
    ['categories', ...TOYS],
  ],
  [
    'a category in another group',
    category(({ groups }) => ({ group: groups.other })),
    ['categories', 'menu', ...TOYS],
  ],
  [
    'another address of a category',
    async (world) => {
      const slug = 'brinquedos-bons';
      await category({ slug })(world);
      world.toys.slug = slug;
    },
    [...NAMED, ...ADDRESSES],
  ],
  [
    'another name of a group of categories',
    ({ app, groups }) =>
      app.payload.update({
        collection: 'category-groups',
        id: groups.other,
        data: { name: 'Outro' },
      }),
    ['categories', 'menu', ...TOYS, 'books'],
  ],
  [
    'a category without gifts is deleted',
    ({ app }) =>
      app.payload.delete({ collection: 'categories', where: { name: { equals: 'Zoologia' } } }),
    ['categories', ...NUMBER, ...ADDRESSES],
  ],
  [
    'another name of an occasion',
    occasion({ name: 'Anos' }),
    ['occasions', 'menu', ...BIRTHDAY, ...GIFTS],
  ],
  [
    'another description of an occasion',
    occasion({ description: 'Outra.' }),
    ['occasions', ...BIRTHDAY],
  ],
  [
    'another name of a group of occasions',
    ({ app, groups }) =>
      app.payload.update({
        collection: 'occasion-groups',
        id: groups.birthday,
        data: { name: 'Outro' },
      }),
    ['occasions', 'menu'],
  ],
  [
    'a gift is deleted',
    ({ app, newest: { id } }) => app.payload.delete({ collection: 'gifts', id }),
    [
      ...(['home', 'newest', 'trending', 'feed', 'about', 'sitemapGifts'] as const),
      ...(['newestGift', 'stranger', 'books', 'wedding', 'categories', 'occasions'] as const),
      ...FULLEST,
    ],
  ],
  [
    'an occasion with gifts is deleted',
    ({ app, birthday: { id } }) => app.payload.delete({ collection: 'occasions', id }),
    ['home', 'occasions', 'menu', 'sitemapPages', ...BIRTHDAY, ...GIFTS],
  ],
  [
    'a category with gifts is deleted',
    ({ app, toys: { id } }) => app.payload.delete({ collection: 'categories', id }),
    [...NAMED, 'about', ...ADDRESSES],
  ],
];
