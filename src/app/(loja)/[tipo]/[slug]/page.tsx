import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { getCategory, getOccasion } from '@/data/catalogue';
import { intentionId } from '@/data/listing-scope';
import { getWholeListing } from '@/data/listings';
import { INTENTIONS } from '@/domain/intentions';
import {
  categorySubject,
  intentionSubject,
  occasionSubject,
} from '@/features/gift-listing/subject';
import { WholePage } from '@/features/gift-listing/whole-page';
import { pageMetadata } from '@/lib/metadata';
import { messages } from '@/messages';

export const ensureStatic = 'navigation';

type Props = { params: Promise<{ tipo: string; slug: string }> };

/** Categories and occasions have pages of their own below the same addresses; intentions are met here. */
export function generateStaticParams() {
  return INTENTIONS.map(({ slug }) => ({ tipo: 'intencao', slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { subject } = await read(await params);
  // The same gifts as on the subject's own page, which is the one to be found.
  return pageMetadata({ title: subject.name, description: subject.summary, path: subject.path });
}

export default async function TermGifts({ params }: Props) {
  const { id, subject } = await read(await params);
  return (
    <WholePage
      subject={subject}
      badge={messages.listing.badges[subject.kind]}
      title={subject.headline}
      text={subject.text}
      {...await getWholeListing(subject.kind, id)}
      empty={{ title: messages.listing.emptySentence }}
    />
  );
}

async function read({ tipo, slug }: { tipo: string; slug: string }) {
  if (tipo === 'categoria') {
    const category = (await getCategory(slug)) ?? notFound();
    return { id: category.id, subject: categorySubject(category, null) };
  }
  if (tipo === 'ocasiao') {
    const occasion = (await getOccasion(slug)) ?? notFound();
    return { id: occasion.id, subject: occasionSubject(occasion) };
  }
  const intention = INTENTIONS.find((option) => option.slug === slug);
  if (tipo !== 'intencao' || !intention) notFound();
  return { id: intentionId(intention.value), subject: intentionSubject(intention.value) };
}
