import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { getCatalogue, getOccasion } from '@/data/catalogue';
import { getListingPage } from '@/data/listings';
import { LISTING_PAGE_SIZE } from '@/domain/limits';
import { NumberedPage } from '@/features/gift-listing/numbered-page';
import { pagePath } from '@/features/gift-listing/page-path';
import { parsePage } from '@/features/gift-listing/parse-page';
import { occasionSubject } from '@/features/gift-listing/subject';
import { words } from '@/features/gift-listing/words';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

import { leaveForOccasion } from '../../../../term-routes';

export const ensureStatic = 'navigation';

type Props = { params: Promise<{ slug: string; page: string }> };

export async function generateStaticParams() {
  const { occasions } = await getCatalogue();
  const long = occasions.filter(({ giftCount }) => giftCount > LISTING_PAGE_SIZE);
  // At least one set, or nothing here could be static: an empty catalogue names a page that does not exist.
  return long.length > 0
    ? long.map(({ slug }) => ({ slug, page: '2' }))
    : [{ slug: '-', page: '2' }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { subject, listing } = await read(await params);
  return pageMetadata({
    title: words.pageOf(subject.name, listing.page),
    description: subject.summary,
    path: pagePath(subject.path, listing.page),
  });
}

export default async function OccasionPage({ params }: Props) {
  return <NumberedPage {...await read(await params)} />;
}

async function read({ slug, page }: { slug: string; page: string }) {
  const number = parsePage(page);
  if (number === null) notFound();
  const occasion =
    (await getOccasion(slug)) ??
    (await leaveForOccasion(slug, (moved) => pagePath(paths.occasion(moved), number)));
  const listing = await getListingPage('occasion', occasion.id, number);
  if (listing.docs.length === 0) notFound();
  return { subject: occasionSubject(occasion), listing };
}
