import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import {
  SEARCH_SYNONYMS_MAX,
  type SearchLexicon,
  type SearchSynonym,
  type SearchTerm,
} from '@/domain/search-lexicon';
import { INTENTIONS } from '@/domain/intentions';
import { cacheTags, SCOPE_KINDS, type ScopeKind } from '@/lib/cache-tags';

import { cached, cachedRead, tagged } from './cached';
import { readFilled } from './filled-terms';
import { intentionId } from './listing-scope';
import { database } from './payload';

/** What a search can name: categories and occasions that have gifts, the intentions, and the synonyms of the editors. */
export const getSearchLexicon = cachedRead('getSearchLexicon', async (): Promise<SearchLexicon> => {
  cached(
    'published',
    cacheTags.filled('category'),
    cacheTags.filled('occasion'),
    cacheTags.synonyms,
  );
  const [categories, occasions, synonyms] = await Promise.all([
    readFilled('category'),
    readFilled('occasion'),
    readSynonyms(),
  ]);
  tagged(
    ...categories.map(({ id }) => cacheTags.termLink('category', id)),
    ...occasions.map(({ id }) => cacheTags.termLink('occasion', id)),
  );
  const terms: SearchTerm[] = [
    ...categories.map((category) => toTerm('category', category)),
    ...occasions.map((occasion) => toTerm('occasion', occasion)),
    ...INTENTIONS.map(({ value, label, slug }) =>
      toTerm('intention', { id: intentionId(value), name: label, slug }),
    ),
  ];
  return { terms, synonyms };
});

function toTerm(
  kind: Exclude<ScopeKind, 'all'>,
  { id, name, slug }: { id: number; name: string; slug: string },
): SearchTerm {
  return { kind, scope: `${SCOPE_KINDS[kind]}:${id}`, name, slug };
}

async function readSynonyms(): Promise<SearchSynonym[]> {
  const db = await database();
  const { rows } = await db.execute<{ term: string; also_finds: string[]; is_mutual: boolean }>(sql`
    select s.term, coalesce(s.is_mutual, false) as is_mutual, array(
      select t.text from search_synonyms_texts t
      where t.parent_id = s.id and t.path = 'alsoFinds' and t.text is not null order by t."order"
    ) as also_finds
    from search_synonyms s order by s.id limit ${SEARCH_SYNONYMS_MAX}
  `);
  return rows.map(({ term, also_finds, is_mutual }) => ({
    term,
    alsoFinds: also_finds,
    isMutual: is_mutual,
  }));
}
