import type { ReactNode } from 'react';

import type { GiftDetail, TaxonomyLink } from '@/domain/gift';
import { paths } from '@/lib/paths';
import { header } from '@/messages/header';

/**
 * What stands above a gift, from the root: the category in whose context its page stands, else the first of its own.
 * `link` stands in the place of that category's.
 */
export function giftTrail(
  gift: Pick<GiftDetail, 'categories'>,
  category: TaxonomyLink | null,
  link?: ReactNode,
) {
  const last = category ?? gift.categories[0];
  return [
    { name: header.home, href: paths.home },
    { name: header.categories, href: paths.categories },
    ...(last === undefined ? [] : [{ name: last.name, href: paths.category(last.slug), link }]),
  ];
}
