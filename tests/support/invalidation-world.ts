import type { Category, Gift, Media, Occasion, Review, User } from '@payload-types';

import type { Factories } from './factories';
import type { TestPayload } from './test-payload';

/**
 * A catalogue in which it is known what shows what. `subject` is neither among the newest nor among the most viewed, and
 * of all other gifts only `twin` has it among its related ones.
 */
export type World = {
  app: TestPayload;
  make: Factories;
  subject: Gift;
  twin: Gift;
  /** In other categories and occasions than the subject. */
  stranger: Gift;
  newest: Gift;
  draft: Gift;
  /** Of the subject alone. */
  picture: Media;
  /** Of `toys` alone. */
  categoryPicture: Media;
  toys: Category;
  books: Category;
  emptyCategory: Category;
  birthday: Occasion;
  wedding: Occasion;
  groups: { toys: number; other: number; birthday: number };
  reader: User;
  review: Review;
};

/** More than any ranking shows. */
const OTHERS = 24;

export async function createWorld(app: TestPayload, make: Factories): Promise<World> {
  const { payload } = app;
  const image = await make.anyImage();
  const text = { slug: '', description: 'Um grupo', image };
  const groupOf = async (collection: 'category-groups' | 'occasion-groups', name: string) =>
    (await payload.create({ collection, data: { ...text, name } })).id;
  const groups = {
    toys: await groupOf('category-groups', 'Lazer'),
    other: await groupOf('category-groups', 'Cultura'),
    birthday: await groupOf('occasion-groups', 'Festas'),
  };
  const [picture, categoryPicture] = [await make.media(), await make.media()];
  const toys = await make.category({
    name: 'Brinquedos',
    group: groups.toys,
    image: categoryPicture.id,
  });
  const books = await make.category({ name: 'Livros', group: groups.other });
  const emptyCategory = await make.category({ name: 'Vazia', group: groups.other });
  const birthday = await make.occasion({ name: 'Aniversário', group: groups.birthday });
  const wedding = await make.occasion({ name: 'Casamento' });

  const own = { categories: [toys.id], occasions: [birthday.id] };
  const subject = await make.gift({
    ...own,
    title: 'Aquarela de bolso',
    images: [picture.id],
    intentions: ['para celebrar'],
    originalPrice: 150,
  });
  const twin = await make.gift({ ...own, title: 'Zabumba de mesa', intentions: ['para celebrar'] });
  const draft = await make.gift({ ...own, title: 'Bola guardada', _status: 'draft' });
  const others: Gift[] = [];
  for (let index = 0; index < OTHERS; index += 1) {
    const isToy = index % 4 === 0;
    others.push(
      await make.gift({
        title: `Outro presente ${String(index).padStart(2, '0')}`,
        categories: [isToy ? toys.id : books.id],
        occasions: isToy ? [] : [wedding.id],
      }),
    );
  }
  const [stranger, newest] = [others[1], others.at(-1)];
  const [reader] = await make.readers(1);
  if (!stranger || !newest || !reader) throw new Error('the catalogue is not complete');
  const review = await make.review(twin, reader);

  const ids = others.map(({ id }) => id);
  await app.query('update gift_stats set detail_views = 100 + gift_id where gift_id = any ($1)', [
    ids,
  ]);
  await app.query(
    `update gifts set created_at = now() - interval '1 year' where not id = any ($1)`,
    [ids],
  );
  return {
    ...{ app, make, subject, twin, stranger, newest, draft, picture, categoryPicture, toys, books },
    ...{ emptyCategory, birthday, wedding, groups, reader, review },
  };
}
