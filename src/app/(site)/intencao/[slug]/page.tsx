import type { Metadata } from 'next';

import { getWholeListing } from '@/data/listings';
import { WholePage } from '@/features/gift-listing/page/whole-page';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';
import { listingPages as words } from '@/messages/listing-pages';

import { intentionRoutes } from '../../scopes';

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { subject } = await intentionRoutes.require((await params).slug);
  // The same gifts as on the intention's own page, which is the one to be found.
  return pageMetadata({ title: subject.name, description: subject.summary, path: subject.path });
}

/** /intencao/{slug}: every gift of an intention on one page. Categories and occasions have richer pages at such paths. */
export default async function IntentionGifts({ params }: Props) {
  const { id, subject } = await intentionRoutes.require((await params).slug);
  return (
    <WholePage
      subject={subject}
      badge={words.badges.intention}
      title={subject.headline}
      text={subject.text}
      path={paths.intentionGifts(subject.slug)}
      {...await getWholeListing('intention', id)}
      empty={{ title: messages.listing.emptySentence }}
    />
  );
}
