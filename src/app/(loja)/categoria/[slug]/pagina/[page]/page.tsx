import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { getCatalogue, getCategory } from '@/data/catalogue';
import { getListingPage } from '@/data/listings';
import { LISTING_PAGE_SIZE } from '@/domain/limits';
import { NumberedPage } from '@/features/gift-listing/numbered-page';
import { pagePath } from '@/features/gift-listing/page-path';
import { parsePage } from '@/features/gift-listing/parse-page';
import { categorySubject } from '@/features/gift-listing/subject';
import { words } from '@/features/gift-listing/words';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

import { leaveForCategory } from '../../../../term-routes';

export const ensureStatic = 'navigation';

type Props = { params: Promise<{ slug: string; page: string }> };

export async function generateStaticParams() {
  const { categories } = await getCatalogue();
  const long = categories.filter(({ giftCount }) => giftCount > LISTING_PAGE_SIZE);
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

export default async function CategoryPage({ params }: Props) {
  return <NumberedPage {...await read(await params)} />;
}

async function read({ slug, page }: { slug: string; page: string }) {
  const number = parsePage(page);
  if (number === null) notFound();
  const [found, { categoryGroups }] = await Promise.all([getCategory(slug), getCatalogue()]);
  const category =
    found ?? (await leaveForCategory(slug, (moved) => pagePath(paths.category(moved), number)));
  const listing = await getListingPage('category', category.id, number);
  if (listing.docs.length === 0) notFound();
  const group = categoryGroups.find(({ id }) => id === category.groupId);
  return { subject: categorySubject(category, group?.name ?? null), listing };
}
