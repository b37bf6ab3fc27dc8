import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import type { GiftSummary } from '@/domain/gift';
import { SEARCH_INTENTION_LIMIT, SEARCH_TITLE_LIMIT } from '@/domain/limits';
import { containsPattern, intentionFromTerm } from '@/domain/search';
import { cacheTags, SCOPE_KINDS } from '@/lib/cache-tags';

import { cached } from './cached';
import { readGiftSummaries } from './gift-rows';
import { intentionId } from './listings';

export type SearchResult = { docs: GiftSummary[]; total: number };

/** What `normaliseSearch` does to a term, for the letters of a Portuguese title. */
const ACCENTED = 'áàâãäåéèêëíìîïóòôõöúùûüçñý';
const PLAIN = 'aaaaaaeeeeiiiiooooouuuucny';

/**
 * Published gifts whose title contains the term, whatever its accents and case, at most 30; then, for a term that names
 * an intention, at most 20 gifts of it. Each part by popularity, no gift twice (spec section 7). Takes a term from
 * `cleanSearchTerm`; throws when the database does.
 */
export async function searchGifts(term: string): Promise<SearchResult> {
  const intention = intentionFromTerm(term);
  const scopeId = intention == null ? -1 : intentionId(intention);
  const docs = await readGiftSummaries(sql`
    select gift_id, row_number() over (order by min(part), max(popularity) desc, gift_id) as position
    from (
      (
        select 1 as part, e.gift_id, e.popularity
        from listing_entries e join gifts g on g.id = e.gift_id
        where e.scope_kind = ${SCOPE_KINDS.all} and e.scope_id = 0
          and translate(lower(normalize(g.title)), ${ACCENTED}, ${PLAIN}) like ${containsPattern(term)} escape '\\'
        order by e.popularity desc, e.gift_id limit ${SEARCH_TITLE_LIMIT}
      )
      union all
      (
        select 2 as part, gift_id, popularity from listing_entries
        where scope_kind = ${SCOPE_KINDS.intention} and scope_id = ${scopeId}
        order by popularity desc, gift_id limit ${SEARCH_INTENTION_LIMIT}
      )
    ) found
    group by gift_id
  `);
  return { docs, total: docs.length };
}

/** The same for a page that is kept: made again when a gift changes, and every 5 minutes for the popularity. */
export async function getSearchPage(term: string): Promise<SearchResult> {
  'use cache';
  cached('popular', cacheTags.allGifts);
  return searchGifts(term);
}
