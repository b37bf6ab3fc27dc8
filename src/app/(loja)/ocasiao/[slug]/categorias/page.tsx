import type { Metadata } from 'next';

import { getCatalogue, getOccasion } from '@/data/catalogue';
import { getWholeListing } from '@/data/listings';
import { occasionSubject } from '@/features/gift-listing/subject';
import { WholePage } from '@/features/gift-listing/whole-page';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';

import { leaveForOccasion, slugParams } from '../../../term-routes';

export const ensureStatic = 'navigation';

const words = messages.occasions;

type Props = { params: Promise<{ slug: string }> };

export async function generateStaticParams() {
  const { occasions } = await getCatalogue();
  return slugParams(occasions);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const occasion = await read((await params).slug);
  return pageMetadata({
    title: words.allGiftsTitle(occasion.name),
    description: occasionSubject(occasion).summary,
    path: paths.occasionGifts(occasion.slug),
  });
}

export default async function OccasionGifts({ params }: Props) {
  const occasion = await read((await params).slug);
  return (
    <WholePage
      subject={occasionSubject(occasion)}
      badge={messages.listing.badges.occasion}
      title={words.allGiftsTitle(occasion.name)}
      {...await getWholeListing('occasion', occasion.id)}
      empty={{ title: words.noGifts, description: words.noGiftsHint }}
    />
  );
}

async function read(slug: string) {
  return (await getOccasion(slug)) ?? leaveForOccasion(slug, paths.occasionGifts);
}
