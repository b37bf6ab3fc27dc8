import type { Payload } from 'payload';

import type { Category, Gift, Media, Occasion, Review, User } from '@payload-types';

import { picture } from './images';
import { richText } from './rich-text';

export const PASSWORD = 'Senha-Forte-1';

let counter = 0;
const next = () => (counter += 1);

/** Makes documents through the application's own rules, with access to everything. */
export function createFactories(payload: Payload) {
  let group: Promise<number> | undefined;
  let image: Promise<number> | undefined;

  async function media(): Promise<Media> {
    const data = await picture('png');
    return payload.create({
      collection: 'media',
      data: { alt: `Imagem ${next()}` },
      file: { data, mimetype: 'image/png', name: `imagem-${next()}.png`, size: data.length },
    });
  }

  /** One picture shared by all that do not care which. */
  const anyImage = () => (image ??= media().then(({ id }) => id));

  const anyGroup = () =>
    (group ??= anyImage()
      .then((picture) =>
        payload.create({
          collection: 'category-groups',
          data: { name: 'Grupo', slug: '', description: 'Um grupo', image: picture },
        }),
      )
      .then(({ id }) => id));

  return {
    media,
    anyImage,
    anyGroup,

    async category(data: Partial<Category> = {}): Promise<Category> {
      const [image, group] = [await anyImage(), await anyGroup()];
      return payload.create({
        collection: 'categories',
        data: { name: `Categoria ${next()}`, slug: '', image, group, ...data },
      });
    },

    async occasion(data: Partial<Occasion> = {}): Promise<Occasion> {
      return payload.create({
        collection: 'occasions',
        data: {
          name: `Ocasião ${next()}`,
          slug: '',
          description: 'Uma ocasião.',
          image: await anyImage(),
          month: 'todo-ano',
          ...data,
        },
      });
    },

    /** Published unless `_status` says otherwise. Needs at least one category or occasion, as everywhere. */
    async gift(data: Partial<Gift>): Promise<Gift> {
      return payload.create({
        collection: 'gifts',
        data: {
          title: `Presente ${next()}`,
          slug: '',
          shortDescription: 'Um presente de teste.',
          description: richText('Descrição.'),
          price: 100,
          affiliateLink: 'https://loja.example.com/presente',
          images: [await anyImage()],
          _status: 'published',
          ...data,
        },
        draft: data._status === 'draft',
      });
    },

    /** What an editor sends for a published gift of these categories. */
    async giftBody(...categories: Category[]): Promise<Record<string, unknown>> {
      return {
        title: 'Um presente',
        shortDescription: 'Curta.',
        description: richText('Longa.'),
        price: 10,
        affiliateLink: 'https://loja.example.com/p',
        images: [await anyImage()],
        categories: categories.map(({ id }) => id),
        _status: 'published',
      };
    },

    async user(data: Partial<User> = {}): Promise<User> {
      return payload.create({
        collection: 'users',
        data: {
          email: `pessoa-${next()}@example.com`,
          name: 'Pessoa',
          password: PASSWORD,
          _verified: true,
          ...data,
        },
        disableVerificationEmail: true,
      });
    },

    /** Users who never sign in, without the hashing of a password, which takes longer than all the rest. */
    readers(count: number): Promise<User[]> {
      return Promise.all(
        Array.from({ length: count }, () =>
          payload.db.create({
            collection: 'users',
            data: { email: `leitor-${next()}@example.com`, name: 'Leitor', _verified: true },
          }),
        ),
      ) as Promise<User[]>;
    },

    async review(gift: Gift, user: User, data: Partial<Review> = {}): Promise<Review> {
      return payload.create({
        collection: 'reviews',
        data: {
          gift: gift.id,
          user: user.id,
          rating: 5,
          comment: `Um presente muito bom, o número ${next()}.`,
          ...data,
        },
      });
    },
  };
}

export type Factories = ReturnType<typeof createFactories>;
