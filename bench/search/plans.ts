import { adapterOf } from '@collections/shared/adapter-of';

import { searchGifts } from '@/data/search';
import { SEARCH_MATCHED_ROWS, SEARCH_POPULAR_ROWS } from '@/domain/ceilings/reads';
import type { Pool } from '@/server/database/database';
import { loadPayload } from '@/server/database/load-payload';

import { explain, type Statement, statementsOf } from '../explained';

/** How the database does the longest of a search's statements, and what `search_find` does within, where it is that. */
export async function plansOf(query: string): Promise<string> {
  const { pool } = adapterOf(await loadPayload());
  const explained = [];
  for (const asked of await statementsOf(pool, () => searchGifts(query))) {
    explained.push({ asked, plan: await explain(pool, asked) });
  }
  const [longest] = explained.sort((a, b) => b.plan.ms - a.plan.ms);
  if (longest === undefined) return '';
  const within = longest.asked.text.includes('search_find(')
    ? await plansWithin(pool, longest.asked.values)
    : [];
  return [longest.plan.text, ...within].join('\n');
}

/** EXPLAIN says nothing of a function's statements: what each of them may be, asked by itself (33-search.sql). */
async function plansWithin(pool: Pool, [pattern, words, queries, least, most]: unknown[]) {
  const { rows } = await pool.query<{ titled: string | null; tiers: string[] }>(
    `select search_title_query(array(select jsonb_array_elements_text($1::jsonb)))::text as titled,
       array(select jsonb_array_elements_text($2::jsonb)) as tiers`,
    [words, queries],
  );
  const { titled = null, tiers = [] } = rows[0] ?? {};
  const walk = [pattern, titled, tiers, least, most];
  const hasPrice = least !== null || most !== null;
  const parts: [string, Statement | null][] = [
    ['the first places of the walk', walkOf(walk, false, 0, 500)],
    ['all its places', walkOf(walk, hasPrice, 500, SEARCH_POPULAR_ROWS - 500)],
    ['titles with its words', indexed('words @@ $1::tsquery', titled)],
    ['what the last reading matches', indexed('words @@ $1::tsquery', tiers.at(-1) ?? null)],
    ['titles by their letters', indexed('title like $1', pattern)],
  ];
  const plans = [];
  for (const [name, asked] of parts) {
    if (asked !== null) plans.push(`within, ${name}:\n${(await explain(pool, asked)).text}`);
  }
  return plans;
}

function walkOf(given: unknown[], isPriced: boolean, from: number, places: number): Statement {
  return {
    text: `select * from search_walk($1::text, $2::tsquery, $3::tsquery[], $4::numeric, $5::numeric, $6::boolean,
      $7::integer, $8::integer)`,
    values: [...given, isPriced, from, places],
  };
}

/** Null where there is nothing to look for. */
function indexed(condition: string, value: unknown): Statement | null {
  if (value === null) return null;
  return {
    text: `select gift_id, popularity, created_at from gift_search where ${condition} limit ${SEARCH_MATCHED_ROWS}`,
    values: [value],
  };
}
