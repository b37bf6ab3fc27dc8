import { describe, expect, it } from 'vitest';

import { GIFT_PARTS, missingParts } from '@/domain/gift-completeness';
import { isSafeAddress } from '@/domain/link-schemes';
import { hasRichText } from '@/domain/rich-text';

import { richText } from '../../support/rich-text';

const COMPLETE = {
  title: 'Caneca',
  shortDescription: 'Curta.',
  description: richText('Longa.'),
  price: 0,
  affiliateLink: 'https://loja.example.com',
  images: [1],
  categories: [1],
};

describe('a gift', () => {
  it('lacks everything when it is new, in the order of the form', () => {
    expect(missingParts({})).toEqual([...GIFT_PARTS]);
  });

  it('lacks nothing with a category or an occasion', () => {
    expect(missingParts(COMPLETE)).toEqual([]);
    expect(missingParts({ ...COMPLETE, categories: [], occasions: [7] })).toEqual([]);
  });

  it.each([
    ['title', '  '],
    ['shortDescription', null],
    ['description', richText(' ')],
    ['price', ''],
    ['affiliateLink', ''],
    ['images', []],
    ['categories', null],
  ])('lacks its %s when that is blank', (part, value) => {
    expect(missingParts({ ...COMPLETE, [part]: value })).toEqual([part]);
  });
});

it('a rich text without a document has nothing to read', () => {
  for (const state of [null, undefined, 'texto', {}, { root: null }, { root: { text: ' ' } }]) {
    expect(hasRichText(state)).toBe(false);
  }
});

it.each([
  ['https://loja.example.com', true],
  ['mailto:ola@example.com', true],
  ['tel:+5511', true],
  ['/presente/1', true],
  ['loja.example.com/a', true],
  ['javascript:alert(1)', false],
  ['JavaScript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['\u0001javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['vbscript:x', false],
  [7, false],
])('a link of a description to %j: %s', (address, isSafe) => {
  expect(isSafeAddress(address)).toBe(isSafe);
});
