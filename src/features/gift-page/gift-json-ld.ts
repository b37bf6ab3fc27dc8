import type { GiftDetail, TermLink } from '@/domain/gift';
import { paths } from '@/lib/paths';
import { header } from '@/messages/header';

/** Product and BreadcrumbList of a gift. Says nothing that the page does not: no rating without reviews, no price without one. */
export function giftJsonLd(gift: GiftDetail, category: TermLink | null, siteUrl: string): object {
  const address = (path: string) => new URL(path, siteUrl).href;
  const url = address(paths.gift(gift.id));
  const trail = category ?? gift.categories[0];
  const crumbs = [
    { name: header.home, item: address(paths.home) },
    { name: header.categories, item: address(paths.categories) },
    ...(trail ? [{ name: trail.name, item: address(paths.category(trail.slug)) }] : []),
    { name: gift.title, item: url },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        '@id': `${url}#produto`,
        name: gift.title,
        description: gift.shortDescription,
        image: gift.images.map((image) => address(image.url)),
        sku: String(gift.id),
        url,
        ...(gift.price === null
          ? {}
          : {
              offers: { '@type': 'Offer', price: gift.price.toFixed(2), priceCurrency: 'BRL', url },
            }),
        ...(gift.averageRating === null || gift.reviewCount === 0
          ? {}
          : {
              aggregateRating: {
                '@type': 'AggregateRating',
                ratingValue: gift.averageRating,
                reviewCount: gift.reviewCount,
                bestRating: 5,
                worstRating: 1,
              },
            }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map((crumb, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          ...crumb,
        })),
      },
    ],
  };
}
