import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { intentionId } from '@/data/listing-scope';
import { getListingPage } from '@/data/listings';
import { INTENTIONS } from '@/domain/intentions';
import { NumberedPage } from '@/features/gift-listing/numbered-page';
import { pagePath } from '@/features/gift-listing/page-path';
import { parsePage } from '@/features/gift-listing/parse-page';
import { intentionSubject } from '@/features/gift-listing/subject';
import { words } from '@/features/gift-listing/words';
import { pageMetadata } from '@/lib/metadata';

export const ensureStatic = 'navigation';

type Props = { params: Promise<{ slug: string; page: string }> };

export function generateStaticParams() {
  return INTENTIONS.map(({ slug }) => ({ slug, page: '2' }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { subject, listing } = await read(await params);
  return pageMetadata({
    title: words.pageOf(subject.name, listing.page),
    description: subject.summary,
    path: pagePath(subject.path, listing.page),
  });
}

export default async function IntentionPage({ params }: Props) {
  return <NumberedPage {...await read(await params)} />;
}

async function read({ slug, page }: { slug: string; page: string }) {
  const number = parsePage(page);
  const intention = INTENTIONS.find((option) => option.slug === slug);
  if (!intention || number === null) notFound();
  const listing = await getListingPage('intention', intentionId(intention.value), number);
  if (listing.docs.length === 0) notFound();
  return { subject: intentionSubject(intention.value), listing };
}
