import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import type { GiftDetail } from '@/domain/gift';
import { giftJsonLd } from '@/features/gift-page/gift-json-ld';
import { homeJsonLd } from '@/features/home/home-json-ld';
import { JsonLd, jsonLd } from '@/lib/json-ld';

const SITE = 'https://mimoteca.example';

const gift: GiftDetail = {
  id: 12,
  title: 'Kit de café coado',
  slug: 'kit-de-cafe-coado',
  shortDescription: 'Um coador de cerâmica.',
  price: 189.9,
  originalPrice: 249.9,
  images: [
    { url: '/api/media/file/um.webp?v=a', alt: '', width: 1200, height: 1200, color: '#c08a70' },
  ],
  isNew: true,
  affiliateLink: 'https://loja.example/kit',
  averageRating: 4.8,
  reviewCount: 23,
  descriptionHtml: '<p>Bom café.</p>',
  categories: [{ id: 1, name: 'Café', slug: 'cafe' }],
  occasions: [],
  intentions: [],
  createdAt: '2026-01-01T00:00:00.000Z',
};

const graph = (change: Partial<GiftDetail> = {}) => {
  // The border to the vocabulary: a graph of any things.
  const data = giftJsonLd({ ...gift, ...change }, null, SITE) as {
    '@graph': Record<string, unknown>[];
  };
  const [product, breadcrumb] = data['@graph'];
  return { product, breadcrumb };
};

describe('jsonLd', () => {
  it('cannot be left by what it quotes', () => {
    const hostile = { name: '</script><script>alert(1)</script>', more: '<!-- & \u2028 \u2029' };
    const html = renderToStaticMarkup(<JsonLd data={hostile} />);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(jsonLd(hostile)).not.toMatch(/[<>&\u2028\u2029]/);
  });

  it('still says the same', () => {
    const data = { name: '</script> & <b> \u2028', price: 1.5, list: ['"', '\\'] };
    expect(JSON.parse(jsonLd(data))).toEqual(data);
  });
});

describe('giftJsonLd', () => {
  it('offers the gift in reais at its own address', () => {
    const { product } = graph();
    expect(product).toMatchObject({
      '@type': 'Product',
      url: `${SITE}/presente/12`,
      image: [`${SITE}/api/media/file/um.webp?v=a`],
      offers: { price: '189.90', priceCurrency: 'BRL', url: `${SITE}/presente/12` },
      aggregateRating: { ratingValue: 4.8, reviewCount: 23 },
    });
  });

  it('invents neither a rating nor a price', () => {
    const { product } = graph({ averageRating: null, reviewCount: 0, price: null });
    expect(product).not.toHaveProperty('aggregateRating');
    expect(product).not.toHaveProperty('offers');
  });

  it('leads from the home page to the gift', () => {
    const { breadcrumb } = graph();
    expect(breadcrumb?.itemListElement).toEqual([
      expect.objectContaining({ position: 1, item: `${SITE}/` }),
      expect.objectContaining({ position: 2, item: `${SITE}/categorias` }),
      expect.objectContaining({ position: 3, item: `${SITE}/categoria/cafe` }),
      expect.objectContaining({ position: 4, name: 'Kit de café coado' }),
    ]);
  });
});

describe('homeJsonLd', () => {
  it('tells search engines how to search here, with the braces as they are', () => {
    expect(homeJsonLd(SITE)).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${SITE}/busca?q={search_term_string}` },
      },
    });
  });
});
