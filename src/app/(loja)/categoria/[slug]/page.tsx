import type { Metadata } from 'next';

import { getCatalogue, getCategory } from '@/data/catalogue';
import { getFirstListing } from '@/data/listings';
import { ListingPage } from '@/features/gift-listing/listing-page';
import { categorySubject } from '@/features/gift-listing/subject';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

import { leaveForCategory, slugParams } from '../../term-routes';

export const ensureStatic = 'navigation';

type Props = { params: Promise<{ slug: string }> };

export async function generateStaticParams() {
  const { categories } = await getCatalogue();
  return slugParams(categories);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const { subject } = await read(slug);
  return pageMetadata({
    title: subject.name,
    description: subject.summary,
    path: subject.path,
    image: paths.categoryShareImage(slug),
  });
}

export default async function Category({ params }: Props) {
  const { id, subject } = await read((await params).slug);
  return <ListingPage subject={subject} listing={await getFirstListing('category', id)} />;
}

async function read(slug: string) {
  const [found, { categoryGroups }] = await Promise.all([getCategory(slug), getCatalogue()]);
  const category = found ?? (await leaveForCategory(slug));
  const group = categoryGroups.find(({ id }) => id === category.groupId);
  return { id: category.id, subject: categorySubject(category, group?.name ?? null) };
}
