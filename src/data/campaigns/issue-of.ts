import 'server-only';

import type { Database } from '@collections/shared/adapter-of';
import { letterOf } from '@collections/campaigns/letter-of';
import type { GiftSummary } from '@/domain/gift';
import { pictureAddress } from '@/domain/pictures';
import { formatPrice } from '@/domain/price';
import type { CampaignLetter, LetterGift, ShownBlock } from '@/emails/campaign-letter';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';

import { listGiftsById } from '../favourites';

export type Issue = {
  letter: Omit<CampaignLetter, 'footer'>;
  isEmpty: boolean;
  /** Gifts that are not published, and left out. */
  leftOut: number;
};

/** Pixels of a card's picture in the file: twice what the letter shows of one across it. */
const PICTURE_WIDTH = 828;

/** What a campaign says now, with its gifts as the catalogue has them, or null when there is no such campaign. */
export async function issueOf(db: Database, campaign: number): Promise<Issue | null> {
  const stored = await letterOf(db, campaign);
  if (stored === null) return null;
  const { subject, preheader, leftOut, isEmpty } = stored;
  const summaries = await listGiftsById([...stored.published]);
  const gifts = new Map(summaries.map((gift) => [gift.id, toLetterGift(gift)]));
  const blocks = stored.blocks.flatMap((block): ShownBlock[] => {
    if (block.kind !== 'gifts') return [block];
    const shown = block.ids.flatMap((id) => gifts.get(id) ?? []);
    return shown.length > 0 ? [{ kind: 'gifts', gifts: shown }] : [];
  });
  return { letter: { subject, preheader, blocks }, isEmpty, leftOut };
}

function toLetterGift({ id, title, shortDescription, price, images }: GiftSummary): LetterGift {
  const [image] = images;
  return {
    id,
    title,
    text: shortDescription,
    price: formatPrice(price),
    url: env.SITE_URL + paths.gift(id),
    picture:
      image === undefined
        ? null
        : {
            url: env.SITE_URL + pictureAddress(image, PICTURE_WIDTH),
            alt: image.alt,
            ratio: image.height / image.width,
          },
  };
}
