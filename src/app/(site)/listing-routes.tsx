import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { getFirstListing, getListingPage, getWholeListing } from '@/data/listings';
import { LISTING_PAGE_SIZE } from '@/domain/limits';
import { ListingPage } from '@/features/gift-listing/page/listing-page';
import { NumberedPage } from '@/features/gift-listing/page/numbered-page';
import { pagePath, parsePage } from '@/features/gift-listing/page-path';
import { WholePage } from '@/features/gift-listing/page/whole-page';
import { listingPages as words } from '@/messages/listing-pages';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';

import type { ScopeKindRoutes } from './scopes';

type SlugProps = { params: Promise<{ slug: string }> };
type NumberedProps = { params: Promise<{ slug: string; page: string }> };

/**
 * A slug that nothing has (slugs begin with a letter or digit): a static route needs at least one, also in an empty
 * catalogue.
 */
const NOBODY = '-';

/** The slugs of a scope's pages that are made ready at build, as `generateStaticParams` answers them. */
export async function slugParams({ list }: ScopeKindRoutes): Promise<{ slug: string }[]> {
  const slugs = (await list()).map(({ slug }) => ({ slug }));
  return slugs.length === 0 ? [{ slug: NOBODY }] : slugs;
}

/** The first page of a category, an occasion or an intention: what its `page.tsx` exports. */
export function listingRoute(routes: ScopeKindRoutes) {
  return {
    generateStaticParams: () => slugParams(routes),
    async generateMetadata({ params }: SlugProps): Promise<Metadata> {
      const { slug } = await params;
      const { subject } = await routes.require(slug);
      return pageMetadata({
        title: subject.name,
        description: subject.summary,
        path: subject.path,
        image: routes.shareImage?.(slug),
      });
    },
    async Page({ params }: SlugProps) {
      const { id, subject } = await routes.require((await params).slug);
      return <ListingPage subject={subject} listing={await getFirstListing(routes.kind, id)} />;
    },
  };
}

/** The pages after the first, which have addresses of their own: what their `page.tsx` exports. */
export function numberedRoute(routes: ScopeKindRoutes, basePath: (slug: string) => string) {
  async function read({ slug, page }: { slug: string; page: string }) {
    const number = parsePage(page) ?? notFound();
    const { id, subject } = await routes.require(slug, (moved) =>
      pagePath(basePath(moved), number),
    );
    const listing = await getListingPage(routes.kind, id, number);
    if (listing.docs.length === 0) notFound();
    return { subject, listing };
  }

  return {
    async generateStaticParams() {
      const long = (await routes.list()).filter(
        ({ giftCount }) => giftCount === null || giftCount > LISTING_PAGE_SIZE,
      );
      const slugs = long.length === 0 ? [NOBODY] : long.map(({ slug }) => slug);
      return slugs.map((slug) => ({ slug, page: '2' }));
    },
    async generateMetadata({ params }: NumberedProps): Promise<Metadata> {
      const { subject, listing } = await read(await params);
      return pageMetadata({
        title: words.pageOf(subject.name, listing.page),
        description: subject.summary,
        path: pagePath(subject.path, listing.page),
      });
    },
    async Page({ params }: NumberedProps) {
      return <NumberedPage {...await read(await params)} />;
    },
  };
}

/** All gifts of an occasion on one page: what its `page.tsx` exports. */
export function occasionGiftsRoute(routes: ScopeKindRoutes) {
  const texts = messages.occasions;
  const read = (slug: string) => routes.require(slug, paths.occasionGifts);

  return {
    generateStaticParams: () => slugParams(routes),
    async generateMetadata({ params }: SlugProps): Promise<Metadata> {
      const { subject } = await read((await params).slug);
      return pageMetadata({
        title: texts.allGiftsTitle(subject.name),
        description: subject.summary,
        path: paths.occasionGifts(subject.slug),
      });
    },
    async Page({ params }: SlugProps) {
      const { id, subject } = await read((await params).slug);
      return (
        <WholePage
          subject={subject}
          badge={messages.listing.badges.occasion}
          title={texts.allGiftsTitle(subject.name)}
          {...await getWholeListing(routes.kind, id)}
          empty={{ title: texts.noGifts, description: texts.noGiftsHint }}
        />
      );
    },
  };
}
