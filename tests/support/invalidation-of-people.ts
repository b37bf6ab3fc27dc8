import { SUBJECT } from './invalidation-of-gifts';
import type { InvalidationPage } from './invalidation-pages';
import type { InvalidationRow } from './invalidation-table';
import type { World } from './invalidation-world';

const change =
  (data: object) =>
  ({ app, review: { id } }: World): Promise<unknown> =>
    app.payload.update({ collection: 'reviews', id, data });

/** Where the twin is shown; to the subject it is related. */
const TWIN: InvalidationPage[] = [
  ...(['toysPage2', 'birthday', 'birthdayGifts', 'celebrating', 'celebratingGifts'] as const),
  ...(['subject', 'subjectInToys', 'twin'] as const),
];

/** A card shows how many reviews there are and their average; what they say is on the gift's own page. */
export const REVIEW_WRITES: InvalidationRow[] = [
  [
    'a review',
    ({ make, subject, reader }) => make.review(subject, reader),
    [...SUBJECT, 'thanking'],
  ],
  ['another text of a review', change({ comment: 'Um outro texto, mais longo.' }), ['twin']],
  ['another rating', change({ rating: 3 }), TWIN],
  ['a review is hidden', change({ hidden: true, hiddenReason: 'Fora do assunto' }), TWIN],
  [
    'a hidden review is deleted',
    ({ app, review: { id } }) => app.payload.delete({ collection: 'reviews', id }),
    [],
  ],
];

export const PERSONAL_WRITES: InvalidationRow[] = [
  ['a view', async ({ subject }) => (await import('@/data/counters')).recordView(subject.id), []],
  ['a click', async ({ subject }) => (await import('@/data/counters')).recordClick(subject.id), []],
  [
    'a favourite',
    ({ app, subject, reader }) =>
      app.payload.create({
        collection: 'favourites',
        data: { gift: subject.id, user: reader.id },
        user: reader,
      }),
    [],
  ],
  [
    'a subscriber',
    ({ app }) =>
      app.payload.create({ collection: 'subscribers', data: { email: 'a@example.com' } }),
    [],
  ],
  [
    'another name of a user',
    ({ app, reader: { id } }) =>
      app.payload.update({ collection: 'users', id, data: { name: 'Outra' } }),
    [],
  ],
  ['a new user', ({ make }) => make.user(), []],
];
