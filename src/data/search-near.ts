import 'server-only';

import { NEAR_GIFTS, type NearGifts } from '@/domain/search-near';
import { queryOfAny, queryOfMost, type SearchMeaning, understand } from '@/domain/search-meaning';
import type { PriceRange } from '@/domain/search-price';
import { stemOf } from '@/domain/search-words';

import { readGiftsInOrder } from './gift-rows';
import { getSearchLexicon } from './search-lexicon';
import {
  type Found,
  findByMeaning,
  findByQueries,
  findPopular,
  readWordFacts,
} from './search-words';

/**
 * Published gifts for who searched for something that no gift has: of what was asked for at any price, of a part of it,
 * or with words that look like its own; where nothing is like it, what people like most, if there is any at the price that
 * was asked for. Takes a query from `cleanSearchQuery`; throws when the database does.
 */
export async function findNear(query: string): Promise<NearGifts> {
  const meaning = understand(query, await getSearchLexicon());
  for (const step of [atAnyPrice, inPart, alike]) {
    const found = await step(meaning);
    if (found.length > 0) {
      return { docs: await readGiftsInOrder(found.map(({ id }) => id)), isAlike: true };
    }
  }
  return { docs: await readGiftsInOrder(await popularAt(meaning.price)), isAlike: false };
}

async function atAnyPrice(meaning: SearchMeaning): Promise<Found[]> {
  if (meaning.price === null) return [];
  return findByMeaning({ ...meaning, price: null }, NEAR_GIFTS);
}

async function inPart({ concepts }: SearchMeaning): Promise<Found[]> {
  const queries = [queryOfMost(concepts), queryOfAny(concepts)].filter((query) => query !== null);
  return findByQueries(queries, null, NEAR_GIFTS);
}

/** Gifts with words that look like one of the query, the most similar first, in however many letters they differ. */
async function alike({ concepts }: SearchMeaning): Promise<Found[]> {
  const words = concepts.flatMap((concept) => concept.words);
  const facts = await readWordFacts(words.map((word) => ({ word, stem: stemOf(word) })));
  const stems = [...new Set(facts.flatMap(({ near }) => near.map(({ word }) => stemOf(word))))];
  const queries = stems.map((stem) => `'${stem}' | '~${stem}'`);
  const [nearest] = queries;
  return nearest === undefined
    ? []
    : findByQueries([nearest, queries.join(' | ')], null, NEAR_GIFTS);
}

async function popularAt(price: PriceRange | null): Promise<number[]> {
  const ids = await findPopular(price, NEAR_GIFTS);
  return ids.length > 0 || price === null ? ids : findPopular(null, NEAR_GIFTS);
}
