import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Announcements, hearAnnouncements } from '../support/announcements';
import { createFactories } from '../support/factories';
import { createTestPayload, type TestPayload } from '../support/test-payload';

/** Shown by a public page or a public read of the API. Whoever writes to one of them is announced. */
const ANNOUNCED = [
  'reviews',
  'gifts_rels',
  'gifts_intentions',
  'gifts',
  'slug_history',
  'categories',
  'occasions',
  'category_groups',
  'occasion_groups',
  'media',
  'site_settings',
  'search_synonyms',
  'search_synonyms_texts',
];

/**
 * Shown too, and written only by triggers of the tables above in the same transaction, which is announced; `gift_stats`
 * also by views and clicks, which announce nothing: what shows those is never cached longer than seconds
 * by the server and minutes by the page.
 */
const DERIVED = [
  'gift_stats',
  'gift_search',
  'search_words',
  'listing_counts',
  'listing_entries',
  'listing_totals',
  'listing_dirty',
];

/** Visitors never read these. */
const NEVER_PUBLIC = [
  '_gifts_v',
  '_gifts_v_rels',
  '_gifts_v_version_intentions',
  'account_tokens',
  'api_keys',
  'audit_log',
  'cache_tag_changes',
  'campaigns',
  'change_epochs',
  'change_feed',
  'change_marks',
  'changes',
  'consents',
  'contact_messages',
  'daily_tasks',
  'empty_searches',
  'favourites',
  'gift_days',
  'gift_gaps',
  'gift_import_rows',
  'gift_imports',
  'gift_trends',
  'link_checks',
  'listing_build',
  'mail_webhook_ids',
  'outbox',
  'payload_jobs',
  'payload_jobs_log',
  'payload_kv',
  'payload_locked_documents',
  'payload_locked_documents_rels',
  'payload_migrations',
  'payload_preferences',
  'payload_preferences_rels',
  'payload_query_presets',
  'payload_query_presets_rels',
  'pending_sign_ups',
  'rate_limits',
  'repeatable_migrations',
  'site_days',
  'subscribers',
  'suppressions',
  'users',
  'users_sessions',
  'webhook_deliveries',
  'webhook_secrets',
  'webhooks',
  'webhooks_events',
];

let app: TestPayload;
let announcements: Announcements;

beforeAll(async () => {
  app = await createTestPayload();
  announcements = await hearAnnouncements(app);
  const make = createFactories(app.payload);
  const category = await make.category();
  await app.query('update categories set slug = $1 where id = $2', ['outro-nome', category.id]);
  const gift = await make.gift({ categories: [category.id], intentions: ['para celebrar'] });
  const [reader] = await make.readers(1);
  if (reader === undefined) throw new Error('no reader');
  await make.review(gift, reader);
  await make.occasion();
  const image = await make.anyImage();
  // The newest row of each table is the one that is written to: nothing needs these.
  const data = { name: 'Outro grupo', slug: '', description: 'Um grupo', image };
  await app.payload.create({ collection: 'occasion-groups', data });
  await app.payload.create({ collection: 'category-groups', data });
  await make.media();
});
afterAll(async () => {
  announcements.close();
  await app.close();
});

it('every table of the database is known: announced, derived or never public', async () => {
  const rows = await app.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const names = rows.map(({ name }) => name).sort();
  const what = `A new table? Public: ANNOUNCED, with its trigger in migrations/repeatable/60-announcements.sql. Otherwise: NEVER_PUBLIC.`;
  expect(names, what).toEqual([...ANNOUNCED, ...DERIVED, ...NEVER_PUBLIC].sort());
});

describe('a write announces itself, also past the application:', () => {
  it.each(ANNOUNCED)('%s', async (table) => {
    const columns = await app.query<{ name: string }>(
      `select quote_ident(column_name) as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'
       order by ordinal_position`,
      [table],
    );
    const names = columns.map(({ name }) => name).join(', ');
    const first = columns[0]?.name ?? '';
    const oneRow = `ctid = (select max(ctid) from ${table})`;
    await app.query(`create schema if not exists saved`);
    await app.query(`create table saved.${table} as select ${names} from ${table} where ${oneRow}`);

    const update = `update ${table} set ${first} = ${first} where ${oneRow}`;
    const remove = `delete from ${table} where ${oneRow}`;
    const insert = `insert into ${table} (${names}) overriding system value
                    select ${names} from saved.${table}`;
    for (const statement of [update, remove, insert]) {
      expect(await announcements.of(() => app.query(statement)), statement).not.toEqual([]);
    }
  });
});
