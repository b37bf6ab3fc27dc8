import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { getCatalogue, getOccasion } from '@/data/catalogue';
import { getFirstListing } from '@/data/listings';
import { ListingPage } from '@/features/gift-listing/listing-page';
import { occasionSubject } from '@/features/gift-listing/subject';
import { pageMetadata } from '@/lib/metadata';

export const ensureStatic = 'navigation';

type Props = { params: Promise<{ slug: string }> };

export async function generateStaticParams() {
  const { occasions } = await getCatalogue();
  return occasions.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { subject } = await read((await params).slug);
  return pageMetadata({ title: subject.name, description: subject.summary, path: subject.path });
}

export default async function Occasion({ params }: Props) {
  const { id, subject } = await read((await params).slug);
  return <ListingPage subject={subject} listing={await getFirstListing('occasion', id)} />;
}

async function read(slug: string) {
  const occasion = await getOccasion(slug);
  if (occasion === null) notFound();
  return { id: occasion.id, subject: occasionSubject(occasion) };
}
