import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { intentionId } from '@/data/listing-scope';
import { getFirstListing } from '@/data/listings';
import { INTENTIONS } from '@/domain/intentions';
import { ListingPage } from '@/features/gift-listing/listing-page';
import { intentionSubject } from '@/features/gift-listing/subject';
import { pageMetadata } from '@/lib/metadata';

export const ensureStatic = 'navigation';

type Props = { params: Promise<{ slug: string }> };

export function generateStaticParams() {
  return INTENTIONS.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { subject } = read((await params).slug);
  return pageMetadata({ title: subject.name, description: subject.summary, path: subject.path });
}

export default async function Intention({ params }: Props) {
  const { id, subject } = read((await params).slug);
  return <ListingPage subject={subject} listing={await getFirstListing('intention', id)} />;
}

function read(slug: string) {
  const intention = INTENTIONS.find((option) => option.slug === slug);
  if (!intention) notFound();
  return { id: intentionId(intention.value), subject: intentionSubject(intention.value) };
}
