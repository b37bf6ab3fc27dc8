import 'server-only';

import { NEAR_GIFTS, type NearGifts, type NearKind } from '@/domain/search-near';
import { understand } from '@/domain/search-meaning';
import type { PriceRange } from '@/domain/search-price';
import type { SearchMeaning } from '@/domain/search-readings';
import { stemOf } from '@/domain/search-words';

import { readGiftsInOrder } from './gift-rows';
import { searchIds } from './search';
import { getSearchLexicon } from './search-lexicon';
import {
  type Found,
  findByMeaning,
  findByQueries,
  findInPart,
  findPopular,
  readWordFacts,
} from './search-words';

/**
 * Published gifts for who searched for something that no gift has, or only few: others, with what was asked for at any
 * price, with a part of it, or with words that look like its own. Where nothing was found and nothing is like it, what
 * people like most, if there is any at the price that was asked for. Takes a query from `cleanSearchQuery`; throws when
 * the database does.
 */
export async function findNear(query: string): Promise<NearGifts> {
  const known = new Set((await searchIds(query)).ids);
  const meaning = understand(query, await getSearchLexicon());
  const steps: [NearKind, (meaning: SearchMeaning, most: number) => Promise<Found[]>][] = [
    ['other-price', atAnyPrice],
    [meaning.price === null ? 'part' : 'part-at-other-price', inPartAtAnyPrice],
    ['alike', alike],
  ];
  for (const [kind, step] of steps) {
    const found = await step(meaning, NEAR_GIFTS + known.size);
    const others = found.map(({ id }) => id).filter((id) => !known.has(id));
    if (others.length > 0)
      return { docs: await readGiftsInOrder(others.slice(0, NEAR_GIFTS)), kind };
  }
  if (known.size > 0) return { docs: [], kind: 'popular' };
  return { docs: await readGiftsInOrder(await popularAt(meaning.price)), kind: 'popular' };
}

async function atAnyPrice(meaning: SearchMeaning, most: number): Promise<Found[]> {
  if (meaning.price === null) return [];
  return findByMeaning({ ...meaning, price: null }, most);
}

async function inPartAtAnyPrice(meaning: SearchMeaning, most: number): Promise<Found[]> {
  return findInPart({ ...meaning, price: null }, most);
}

/** Gifts with words that look like one of the query, the most similar first, in however many letters they differ. */
async function alike({ concepts }: SearchMeaning, most: number): Promise<Found[]> {
  const words = concepts.flatMap((concept) => concept.words);
  const facts = await readWordFacts(words.map((word) => ({ word, stem: stemOf(word) })));
  const stems = [...new Set(facts.flatMap(({ near }) => near.map(({ word }) => stemOf(word))))];
  const queries = stems.map((stem) => `'${stem}' | '~${stem}'`);
  const [nearest] = queries;
  return nearest === undefined ? [] : findByQueries([nearest, queries.join(' | ')], null, most);
}

async function popularAt(price: PriceRange | null): Promise<number[]> {
  const ids = await findPopular(price, NEAR_GIFTS);
  return ids.length > 0 || price === null ? ids : findPopular(null, NEAR_GIFTS);
}
