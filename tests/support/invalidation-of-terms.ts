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

/** A group without members is shown by the list alone. */
const newGroup =
  (collection: 'category-groups' | 'occasion-groups') =>
  async ({ app, make }: World): Promise<unknown> => {
    const data = { name: 'Sem nada', slug: '', description: 'Vazio', image: await make.anyImage() };
    return app.payload.create({ collection, data });
  };
const removeGroup =
  (collection: 'category-groups' | 'occasion-groups') =>
  ({ app }: World): Promise<unknown> =>
    app.payload.delete({ collection, where: { name: { equals: 'Sem nada' } } });

const TOYS: InvalidationPage[] = ['toys', 'toysPage2'];
const BIRTHDAY: InvalidationPage[] = ['birthday', 'birthdayGifts'];
/** They link to their category and to their occasion. */
const GIFTS: InvalidationPage[] = ['subject', 'subjectInToys', 'twin'];
/** They know the names of all that have gifts. */
const SEARCHES: InvalidationPage[] = ['searchOfSubject', 'searchOfOthers'];
/** They link to the fullest categories. */
const FULLEST: InvalidationPage[] = ['searchPrompt', ...SEARCHES];
/** Where the name of the category is. */
const NAMED: InvalidationPage[] = [
  ...(['home', 'categories', 'menu', 'feed', 'toysPicture'] as const),
  ...[...TOYS, ...GIFTS, ...FULLEST],
];
/** Which addresses there are: any of them may be the one that was missing. */
const ADDRESSES: InvalidationPage[] = [
  ...(['missingCategory', 'sitemapPages'] as const),
  // A date of the calendar may lead to it.
  'occasions',
];
/** Home names the next date of the calendar, which leads to its occasion if there is one. */
const OCCASION_ADDRESSES: InvalidationPage[] = [
  ...(['home', 'occasions', 'missingOccasion', 'sitemapPages'] as const),
];
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
  ['a new group of categories', newGroup('category-groups'), ['categories']],
  ['a group of categories is deleted', removeGroup('category-groups'), ['categories']],
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
  ['a new occasion', ({ make }) => make.occasion({ name: 'Formatura' }), OCCASION_ADDRESSES],
  [
    'an occasion without gifts is deleted',
    ({ app }) =>
      app.payload.delete({ collection: 'occasions', where: { name: { equals: 'Formatura' } } }),
    OCCASION_ADDRESSES,
  ],
  [
    'another name of an occasion',
    occasion({ name: 'Anos' }),
    ['occasions', 'menu', ...SEARCHES, ...BIRTHDAY, ...GIFTS],
  ],
  [
    'another description of an occasion',
    occasion({ description: 'Outra.' }),
    ['occasions', ...BIRTHDAY],
  ],
  [
    'another address of an occasion',
    async (world) => {
      const slug = 'mais-um-ano';
      await occasion({ slug })(world);
      world.birthday.slug = slug;
    },
    ['menu', ...SEARCHES, ...BIRTHDAY, ...GIFTS, ...OCCASION_ADDRESSES],
  ],
  ['a new group of occasions', newGroup('occasion-groups'), ['occasions']],
  ['a group of occasions is deleted', removeGroup('occasion-groups'), ['occasions']],
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
    ['menu', ...SEARCHES, ...BIRTHDAY, ...GIFTS, ...OCCASION_ADDRESSES],
  ],
  [
    'a category with gifts is deleted',
    ({ app, toys: { id } }) => app.payload.delete({ collection: 'categories', id }),
    [...NAMED, 'about', ...ADDRESSES],
  ],
];
