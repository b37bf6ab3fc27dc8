import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';

import type { GiftDetail } from '@/domain/gift';
import { giftJsonLd } from '@/features/gift-page/gift-json-ld';
import { homeJsonLd } from '@/features/home/home-json-ld';
import { JsonLd, jsonLd } from '@/lib/json-ld';
import { Breadcrumb } from '@/ui/breadcrumb';

import { testEnvironment } from '../../support/test-environment';

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

const product = (change: Partial<GiftDetail> = {}) => giftJsonLd({ ...gift, ...change }, SITE);

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
    expect(product()).toMatchObject({
      '@type': 'Product',
      url: `${SITE}/presente/12`,
      image: [`${SITE}/api/media/file/um.webp?v=a`],
      offers: { price: '189.90', priceCurrency: 'BRL', url: `${SITE}/presente/12` },
      aggregateRating: { ratingValue: 4.8, reviewCount: 23 },
    });
  });

  it('invents neither a rating nor a price', () => {
    const bare = product({ averageRating: null, reviewCount: 0, price: null });
    expect(bare).not.toHaveProperty('aggregateRating');
    expect(bare).not.toHaveProperty('offers');
  });
});

describe('homeJsonLd', () => {
  it('describes the search for search engines, with the braces unescaped', () => {
    expect(homeJsonLd(SITE)).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${SITE}/busca?q={search_term_string}` },
      },
    });
  });
});

describe('the breadcrumb of a page', () => {
  beforeAll(() => {
    Object.assign(process.env, testEnvironment('postgres://localhost/none', '/tmp'));
  });

  it('says the same to search engines: every step with its address, the page itself last', () => {
    const items = [
      { name: 'Início', href: '/' },
      { name: 'Café', href: '/categoria/cafe' },
    ];
    const html = renderToStaticMarkup(<Breadcrumb items={items} current="Kit de café coado" />);
    const [, json = ''] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Início', item: expect.stringMatching(/^http.+\/$/) },
        { position: 2, name: 'Café', item: expect.stringMatching(/\/categoria\/cafe$/) },
        { position: 3, name: 'Kit de café coado' },
      ],
    });
  });
});
