import { describe, expect, it } from 'vitest';
import {
  cleanSearchQuery,
  containsPattern,
  intentionFromQuery,
  parseSearchLimit,
  SEARCH_QUERY_MAX,
} from '@/domain/search';

describe('the query of a search', () => {
  it.each([
    ['  café   com  pão ', 'café com pão'],
    ['', ''],
    ['   \t\n ', ''],
    ['\u0000\u0007', ''],
    ['\u202eabc\u202c', 'abc'],
    ['\u0301', ''],
    ['a\ud800b', 'a b'],
    ['👩‍🍳', '👩‍🍳'],
    [`'; drop table gifts; --`, `'; drop table gifts; --`],
  ])('cleans %j to %j', (raw, expected) => {
    expect(cleanSearchQuery(raw)).toBe(expected);
  });

  it('uses 200 characters of a longer one and never half of one', () => {
    expect(Array.from(cleanSearchQuery('🎁'.repeat(2000)))).toHaveLength(SEARCH_QUERY_MAX);
    expect(cleanSearchQuery('a'.repeat(2000))).toHaveLength(SEARCH_QUERY_MAX);
  });

  it.each([
    ['Café', '%cafe%'],
    ['100%', '%100\\%%'],
    ['a_b', '%a\\_b%'],
    ['a\\b', '%a\\\\b%'],
  ])('turns %j into the pattern %j', (query, pattern) => {
    expect(containsPattern(query)).toBe(pattern);
  });

  it.each([
    ['surpreender', 'para surpreender'],
    ['Para Agradecer', 'para agradecer'],
    ['  CONFORTAR ', 'para confortar'],
    ['surpreend', null],
    ['pa', null],
    ['para', null],
  ])('finds in %j the intention %j', (query, intention) => {
    expect(intentionFromQuery(query)).toBe(intention);
  });

  it.each([
    [null, 50],
    ['1', 1],
    ['50', 50],
    ['51', null],
    ['0', null],
    ['-1', null],
    ['1e1', null],
    ['', null],
    ['100000', null],
  ])('takes the limit %j for %s', (text, limit) => {
    expect(parseSearchLimit(text)).toBe(limit);
  });
});
