import type { Metadata } from 'next';

import { getCatalogue, getOccasion } from '@/data/catalogue';
import { getFirstListing } from '@/data/listings';
import { ListingPage } from '@/features/gift-listing/listing-page';
import { occasionSubject } from '@/features/gift-listing/subject';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

import { leaveForOccasion, slugParams } from '../../term-routes';

export const ensureStatic = 'navigation';

type Props = { params: Promise<{ slug: string }> };

export async function generateStaticParams() {
  const { occasions } = await getCatalogue();
  return slugParams(occasions);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const { subject } = await read(slug);
  return pageMetadata({
    title: subject.name,
    description: subject.summary,
    path: subject.path,
    image: paths.occasionShareImage(slug),
  });
}

export default async function Occasion({ params }: Props) {
  const { id, subject } = await read((await params).slug);
  return <ListingPage subject={subject} listing={await getFirstListing('occasion', id)} />;
}

async function read(slug: string) {
  const occasion = (await getOccasion(slug)) ?? (await leaveForOccasion(slug));
  return { id: occasion.id, subject: occasionSubject(occasion) };
}
