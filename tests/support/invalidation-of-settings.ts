import { INVALIDATION_PAGES, type InvalidationPage } from './invalidation-pages';
import type { InvalidationRow } from './invalidation-table';
import type { World } from './invalidation-world';

const change =
  (data: object) =>
  ({ app }: World): Promise<unknown> =>
    app.payload.updateGlobal({ slug: 'site-settings', data });

/** Whatever is not a document: it has no footer. */
const NO_DOCUMENTS: InvalidationPage[] = [
  ...(['menu', 'feed', 'sitemap', 'sitemapPages', 'sitemapGifts'] as const),
  ...(['subjectPicture', 'toysPicture'] as const),
];
// The border to Object.keys: these are the names of the object's own type.
const DOCUMENTS = (Object.keys(INVALIDATION_PAGES) as InvalidationPage[]).filter(
  (name) => !NO_DOCUMENTS.includes(name),
);

export const SETTINGS_WRITES: InvalidationRow[] = [
  ['another e-mail of the site', change({ contactEmail: 'outra@example.com' }), DOCUMENTS],
  ['a social link is taken away', change({ tiktok: '' }), DOCUMENTS],
];
