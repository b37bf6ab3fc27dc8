import { describe, expect, it } from 'vitest';

import { canonicalQuery } from '@/server/page-cache/canonical-query';

describe('queries that ask the same are one entry of the cache', () => {
  it.each([
    ['where[price][equals]=1', 'where%5Bprice%5D%5Bequals%5D=1'],
    ['limit=2&where[price][equals]=1', 'where%5bprice%5d[equals]=1&limit=2'],
    [
      'where[price][less_than]=9&where[price][greater_than]=1',
      'where[price][greater_than]=1&where[price][less_than]=9',
    ],
    [
      'where[or][0][title][like]=a&where[or][1][title][like]=b',
      'where[or][1][title][like]=b&where[or][0][title][like]=a',
    ],
    ['where[intentions][in]=a%2Cb', 'where[intentions][in]=a,b'],
    ['where[title][like]=a+b', 'where[title][like]=a%20b'],
    ['depth', 'depth='],
    ['limit=1&depth=0', 'depth=0&limit=1'],
    ['where[id][in][]=1&where[id][in][]=2&limit=3', 'limit=3&where[id][in][]=1&where[id][in][]=2'],
  ])('%s and %s', (one, other) => {
    expect(canonicalQuery(one)).toBe(canonicalQuery(other));
  });
});

describe('queries that may ask different things never are', () => {
  it.each([
    ['where[price][equals]=1', 'where[price][equals]=2'],
    ['where[a][equals]=1&where[b][equals]=2', 'where[a][equals]=2&where[b][equals]=1'],
    // Of values of one name, and of names within each other, the order counts.
    ['limit=1&limit=2', 'limit=2&limit=1'],
    ['where=a&where[b]=1', 'where[b]=1&where=a'],
    ['where[id][in][]=1&where[id][in][]=2', 'where[id][in][]=2&where[id][in][]=1'],
    ['where[id][in][]=1&where[id][in][0]=2', 'where[id][in][0]=2&where[id][in][]=1'],
    ['where[or][0]=1&where[or][a]=2', 'where[or][a]=2&where[or][0]=1'],
    ['where[or][1001]=1&where[or][2]=2', 'where[or][2]=2&where[or][1001]=1'],
    // A name that ends where the application lets it end.
    ['a=b]=c', 'a=b%5D%3Dc&'],
    ['a=%255B', 'a=%5B'],
    ['a=1%262', 'a=1&2'],
    ['a=%2B', 'a=+'],
    ['a[b', 'a[b]'],
    ['%61=%E0%A4%A', 'a=%E0%A4%A'],
  ])('%s and %s', (one, other) => {
    expect(canonicalQuery(one)).not.toBe(canonicalQuery(other));
  });

  it('what cannot be read stays as it came', () => {
    for (const query of ['a=%', '[a]=1', 'a]b=1', 'a=1&&b=2', 'where[a=1&b=2']) {
      expect(canonicalQuery(query)).toBe(query);
    }
  });
});
