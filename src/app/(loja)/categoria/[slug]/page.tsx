import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { getCatalogue, getCategory } from '@/data/catalogue';
import { getFirstListing } from '@/data/listings';
import { ListingPage } from '@/features/gift-listing/listing-page';
import { categorySubject } from '@/features/gift-listing/subject';
import { pageMetadata } from '@/lib/metadata';

export const ensureStatic = 'navigation';

type Props = { params: Promise<{ slug: string }> };

export async function generateStaticParams() {
  const { categories } = await getCatalogue();
  return categories.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { subject } = await read((await params).slug);
  return pageMetadata({ title: subject.name, description: subject.summary, path: subject.path });
}

export default async function Category({ params }: Props) {
  const { id, subject } = await read((await params).slug);
  return <ListingPage subject={subject} listing={await getFirstListing('category', id)} />;
}

async function read(slug: string) {
  const [category, { categoryGroups }] = await Promise.all([getCategory(slug), getCatalogue()]);
  if (category === null) notFound();
  const group = categoryGroups.find(({ id }) => id === category.groupId);
  return { id: category.id, subject: categorySubject(category, group?.name ?? null) };
}
