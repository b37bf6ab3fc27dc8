import 'server-only';

import config from '@payload-config';
import type { Category, Gift, Occasion } from '@payload-types';
import { executeAuthStrategies, getPayload } from 'payload';

import type { GiftDetail, TaxonomyLink } from '@/domain/gift';
import { INTENTIONS } from '@/domain/intentions';

import { toImage } from './media';

/**
 * A gift as its page will show it once its newest draft is published; what the draft lacks is empty. Null unless the
 * request, whose headers these are, is an admin's, and for what is in the trash. Never cached.
 */
export async function getGiftPreview(id: number, headers: Headers): Promise<GiftDetail | null> {
  const payload = await getPayload({ config });
  const { user } = await executeAuthStrategies({ headers, payload });
  if (user?.isAdmin !== true) return null;
  const gift = await payload.findByID({
    collection: 'gifts',
    id,
    draft: true,
    depth: 1,
    disableErrors: true,
    overrideAccess: false,
    user,
  });
  return gift === null ? null : toDetail(gift);
}

/** A draft may lack any of its fields, whatever their type says. */
function toDetail(gift: Partial<Gift> & Pick<Gift, 'id' | 'createdAt'>): GiftDetail {
  return {
    id: gift.id,
    title: gift.title ?? '',
    slug: gift.slug ?? '',
    shortDescription: gift.shortDescription ?? '',
    price: gift.price ?? null,
    originalPrice: gift.originalPrice ?? null,
    images: (gift.images ?? []).map(toImage).filter((image) => image !== null),
    isNew: gift.isNew === true,
    affiliateLink: gift.affiliateLink ?? '',
    averageRating: gift.averageRating ?? null,
    reviewCount: gift.reviewCount ?? 0,
    descriptionHtml: gift.descriptionHtml ?? '',
    categories: toLinks(gift.categories),
    occasions: toLinks(gift.occasions),
    intentions: INTENTIONS.map(({ value }) => value).filter((value) =>
      gift.intentions?.includes(value),
    ),
    createdAt: gift.createdAt,
  };
}

function toLinks(terms: (number | Category | Occasion)[] | null | undefined): TaxonomyLink[] {
  return (terms ?? []).flatMap((term) =>
    typeof term === 'number' ? [] : [{ id: term.id, name: term.name, slug: term.slug }],
  );
}
