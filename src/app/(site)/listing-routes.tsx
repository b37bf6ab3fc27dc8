import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { getFirstListing, getListingPage, getWholeListing } from '@/data/listings';
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

/** The first page of a category, an occasion or an intention: what its `page.tsx` exports. */
export function listingRoute(routes: ScopeKindRoutes) {
  return {
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
          badge={words.badges.occasion}
          title={texts.allGiftsTitle(subject.name)}
          path={paths.occasionGifts(subject.slug)}
          {...await getWholeListing(routes.kind, id)}
          empty={{ title: texts.noGifts, description: texts.noGiftsHint }}
        />
      );
    },
  };
}
