import type { GiftDetail } from '@/domain/gift';
import { pictureAddress } from '@/domain/pictures';
import { paths } from '@/lib/paths';

/** A gift as a Product. Says nothing that the page does not: no rating without reviews, no price without one. */
export function giftJsonLd(gift: GiftDetail, siteUrl: string): object {
  const address = (path: string) => new URL(path, siteUrl).href;
  const url = address(paths.gift(gift.id));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${url}#produto`,
    name: gift.title,
    description: gift.shortDescription,
    image: gift.images.map((image) => address(pictureAddress(image, 1200))),
    sku: String(gift.id),
    url,
    ...(gift.price === null
      ? {}
      : { offers: { '@type': 'Offer', price: gift.price.toFixed(2), priceCurrency: 'BRL', url } }),
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
  };
}
