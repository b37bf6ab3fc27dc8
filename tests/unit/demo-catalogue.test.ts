import { describe, expect, test } from 'vitest';

import { slugFromTitle } from '@/domain/slug';
import { demoCatalogue } from '@/seed/demo-catalogue';

const { categories, categoryGroups, comments, gifts, occasionGroups, occasions } = demoCatalogue;
const slugsOf = (entries: { slug: string }[]) => new Set(entries.map(({ slug }) => slug));

describe('the demo catalogue', () => {
  test('files every category and occasion under a group that exists', () => {
    const groups = { categories: slugsOf(categoryGroups), occasions: slugsOf(occasionGroups) };
    expect(categories.filter(({ group }) => !groups.categories.has(group))).toEqual([]);
    expect(occasions.filter(({ group }) => !groups.occasions.has(group))).toEqual([]);
  });

  test('names only categories and occasions that exist', () => {
    const known = { categories: slugsOf(categories), occasions: slugsOf(occasions) };
    const unknown = gifts.flatMap((gift) => [
      ...gift.categories.filter((slug) => !known.categories.has(slug)),
      ...gift.occasions.filter((slug) => !known.occasions.has(slug)),
    ]);
    expect(unknown).toEqual([]);
  });

  test('gives every gift an address of its own', () => {
    expect(new Set(gifts.map(({ title }) => slugFromTitle(title))).size).toBe(gifts.length);
  });

  test('shows an earlier price only above the present one', () => {
    const wrong = gifts.filter(({ price, originalPrice = Infinity }) => originalPrice <= price);
    expect(wrong).toEqual([]);
  });

  test('has no review comment twice', () => {
    const all = Object.values(comments).flat();
    expect(new Set(all).size).toBe(all.length);
  });
});
