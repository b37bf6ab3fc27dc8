import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/** Words that a search begins with, and what each finds besides, joined by commas. */
export type SynonymRules = readonly (readonly [term: string, finds: string])[];
type Database = MigrateUpArgs['db'];

/** Adds what no editor has written a rule for. Part of migrations that have run: it never changes. */
export async function addSynonyms(db: Database, rules: SynonymRules): Promise<void> {
  const rows = rules.map(([term, finds]) => ({ term, finds: finds.split(', ') }));
  await db.execute(sql`
    with rule as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (term text, finds jsonb)
      where not exists (select from search_synonyms s where lower(s.term) = r.term)
    ), synonym as (
      insert into search_synonyms (term, is_mutual) select term, false from rule returning id, term
    )
    insert into search_synonyms_texts ("order", parent_id, path, text)
    select f.place, synonym.id, 'alsoFinds', f.word
    from synonym join rule using (term)
    cross join lateral jsonb_array_elements_text(rule.finds) with ordinality as f (word, place)`);
}

/** Takes away what still is as it was added. */
export async function removeSynonyms(db: Database, rules: SynonymRules): Promise<void> {
  const rows = rules.map(([term, finds]) => ({ term, finds }));
  await db.execute(sql`
    delete from search_synonyms s
    using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (term text, finds text)
    where s.term = r.term and not s.is_mutual and r.finds = (
      select string_agg(t.text, ', ' order by t."order") from search_synonyms_texts t
      where t.parent_id = s.id and t.path = 'alsoFinds'
    )`);
}
