import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { IdealFor } from '@/features/gift-page/ideal-for';
import { PriceTag } from '@/features/gift-page/price-tag';
import { savingPercent } from '@/features/gift-page/saving';
import { toReviewPage } from '@/features/reviews/read-reviews';

describe('savingPercent', () => {
  it.each([
    [129.9, 159.9, 18],
    [50, 100, 50],
    [0, 100, 100],
    [66.67, 100, 33],
  ])('rounds down: %s instead of %s is %s%%', (price, before, percent) => {
    expect(savingPercent(price, before)).toBe(percent);
  });

  it.each([
    [100, 100],
    [120, 100],
    [99.5, 100],
    [null, 100],
    [100, null],
  ])('calls nothing a saving that is none: %s instead of %s', (price, before) => {
    expect(savingPercent(price, before)).toBeNull();
  });
});

describe('PriceTag', () => {
  it('says both prices in words and strikes the old one', () => {
    const html = renderToStaticMarkup(<PriceTag price={129.9} originalPrice={159.9} />);
    expect(html).toContain('De R$ 159,90 Por R$ 129,90');
    expect(html).toContain('<del aria-hidden="true">R$ 159,90</del>');
    expect(html).toContain('R$ 30,00 a menos');
    expect(html).toContain('-18%');
  });

  it('promises no saving where the price went up', () => {
    expect(renderToStaticMarkup(<PriceTag price={200} originalPrice={159.9} />)).not.toMatch(
      /%|a menos/,
    );
  });
});

describe('IdealFor', () => {
  const categories = [
    { id: 1, name: 'Nerd', slug: 'nerd' },
    { id: 2, name: 'Avós', slug: 'avos' },
  ];

  it('names the other categories as links', () => {
    const html = renderToStaticMarkup(<IdealFor categories={categories} except={1} />);
    expect(html).toContain('Ideal para:');
    expect(html).toContain('<a href="/categoria/avos">Avós</a>');
    expect(html).not.toContain('Nerd');
  });

  it('is silent when there is no other', () => {
    expect(renderToStaticMarkup(<IdealFor categories={categories.slice(0, 1)} except={1} />)).toBe(
      '',
    );
  });
});

describe('toReviewPage', () => {
  it('reads what the REST API answers', () => {
    const page = toReviewPage({
      totalDocs: 12,
      docs: [{ id: 3, rating: 5, comment: 'Amei.', userName: null, createdAt: '2026-01-01' }],
    });
    expect(page).toEqual({
      total: 12,
      docs: [
        {
          id: 3,
          rating: 5,
          comment: 'Amei.',
          userName: '',
          verified: false,
          createdAt: '2026-01-01',
        },
      ],
    });
  });

  it.each([null, 'x', {}, { docs: 1, totalDocs: 1 }, { errors: [] }])('refuses %j', (answer) => {
    expect(() => toReviewPage(answer)).toThrow();
  });
});
