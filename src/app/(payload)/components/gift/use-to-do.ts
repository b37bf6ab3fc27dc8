import type { GiftPart } from '@/domain/gift-completeness';
import { editing } from '@/messages/editing';

import { useMissingParts } from './use-missing-parts';
import { useUndescribedImage } from './use-undescribed-image';

const { missing, imageMissing, imageUndescribed } = editing;

/** The same reasons as those that the collection gives when it is published nevertheless. */
const REASONS: Record<GiftPart, string> = {
  title: missing.title,
  shortDescription: missing.shortDescription,
  description: missing.description,
  price: missing.price,
  affiliateLink: missing.affiliateLink,
  images: imageMissing.gift,
  categories: missing.taxonomy,
};

export type ToDo = { part: GiftPart; reason: string };

/** What has to be done before the gift in the form can be published, in the order of the form. */
export function useToDo(): ToDo[] {
  const parts = useMissingParts();
  const undescribed = useUndescribedImage();
  const toDo = parts.map((part) => ({ part, reason: REASONS[part] }));
  if (undescribed === null || parts.includes('images')) return toDo;
  const bare: ToDo = { part: 'images', reason: imageUndescribed(undescribed) };
  return [...toDo.filter(({ part }) => part !== 'categories'), bare].concat(
    toDo.filter(({ part }) => part === 'categories'),
  );
}
