import * as migration_20261120_161529_initial from './20261120_161529_initial';
import * as migration_20261120_161600_hot_paths from './20261120_161600_hot_paths';
import * as migration_20261120_170000_slug_history from './20261120_170000_slug_history';
import * as migration_20261120_190501_accounts from './20261120_190501_accounts';
import * as migration_20261120_190600_listing_process_once from './20261120_190600_listing_process_once';
import * as migration_20261120_191000_account_tokens from './20261120_191000_account_tokens';
import * as migration_20261120_191100_review_moderation from './20261120_191100_review_moderation';
import * as migration_20261120_191200_address_follows_account from './20261120_191200_address_follows_account';
import * as migration_20261121_180000_search_titles from './20261121_180000_search_titles';
import * as migration_20261121_181500_descriptions_anew from './20261121_181500_descriptions_anew';
import * as migration_20261121_183000_media_announced from './20261121_183000_media_announced';
import * as migration_20261121_190000_pending_sign_ups from './20261121_190000_pending_sign_ups';
import * as migration_20261121_191500_unlogged_rate_limits from './20261121_191500_unlogged_rate_limits';
import * as migration_20261121_193000_repeatable_migrations from './20261121_193000_repeatable_migrations';
import * as migration_20261122_000500_cache_tag_changes from './20261122_000500_cache_tag_changes';
import * as migration_20261122_002000_listing_dirty_changes from './20261122_002000_listing_dirty_changes';
import * as migration_20261122_031911_site_settings from './20261122_031911_site_settings';
import * as migration_20261122_034030_media_sizes from './20261122_034030_media_sizes';
import * as migration_20261122_034404_outbox from './20261122_034404_outbox';
import * as migration_20261122_034407_without_job_queue from './20261122_034407_without_job_queue';
import * as migration_20261122_042208_confirmed_subscribers from './20261122_042208_confirmed_subscribers';
import * as migration_20261122_063749_suppressions from './20261122_063749_suppressions';
import * as migration_20261122_070559_campaigns from './20261122_070559_campaigns';
import * as migration_20261122_101515_daily_figures from './20261122_101515_daily_figures';
import * as migration_20261122_104403_audit_log from './20261122_104403_audit_log';
import * as migration_20261122_113428_link_checks from './20261122_113428_link_checks';
import * as migration_20261122_114622_gift_imports from './20261122_114622_gift_imports';
import * as migration_20261122_120046_editorial_work from './20261122_120046_editorial_work';
import * as migration_20261122_120425_focal_point from './20261122_120425_focal_point';
import * as migration_20261122_120800_open_messages from './20261122_120800_open_messages';
import * as migration_20261122_140348_media_folders from './20261122_140348_media_folders';
import * as migration_20261122_141000_listing_filters from './20261122_141000_listing_filters';
import * as migration_20261122_145321_search_words from './20261122_145321_search_words';
import * as migration_20261122_150500_listing_counts from './20261122_150500_listing_counts';
import * as migration_20261122_173000_changes_feed from './20261122_173000_changes_feed';
import * as migration_20261122_181200_api_keys from './20261122_181200_api_keys';
import * as migration_20261122_183709_webhooks from './20261122_183709_webhooks';
import * as migration_20261122_211500_one_row_for_searches from './20261122_211500_one_row_for_searches';
import * as migration_20261122_220000_gift_orders from './20261122_220000_gift_orders';
import * as migration_20261122_220702_api_origins from './20261122_220702_api_origins';
import * as migration_20261123_050000_address_data from './20261123_050000_address_data';
import * as migration_20261123_052239_audited_links from './20261123_052239_audited_links';
import * as migration_20261123_081000_search_relations from './20261123_081000_search_relations';
import * as migration_20261123_084500_search_sounds from './20261123_084500_search_sounds';
import * as migration_20261123_180000_listing_filter_columns from './20261123_180000_listing_filter_columns';
import * as migration_20261123_181000_search_phrases from './20261123_181000_search_phrases';
import * as migration_20261123_220000_listing_ties from './20261123_220000_listing_ties';
import * as migration_20261123_221000_search_as_typed from './20261123_221000_search_as_typed';
import * as migration_20261124_010000_search_vocabulary from './20261124_010000_search_vocabulary';
import * as migration_20261123_083000_links_of_trash from './20261123_083000_links_of_trash';

export const migrations = [
  {
    up: migration_20261120_161529_initial.up,
    down: migration_20261120_161529_initial.down,
    name: '20261120_161529_initial',
  },
  {
    up: migration_20261120_161600_hot_paths.up,
    down: migration_20261120_161600_hot_paths.down,
    name: '20261120_161600_hot_paths',
  },
  {
    up: migration_20261120_170000_slug_history.up,
    down: migration_20261120_170000_slug_history.down,
    name: '20261120_170000_slug_history',
  },
  {
    up: migration_20261120_190501_accounts.up,
    down: migration_20261120_190501_accounts.down,
    name: '20261120_190501_accounts',
  },
  {
    up: migration_20261120_190600_listing_process_once.up,
    down: migration_20261120_190600_listing_process_once.down,
    name: '20261120_190600_listing_process_once',
  },
  {
    up: migration_20261120_191000_account_tokens.up,
    down: migration_20261120_191000_account_tokens.down,
    name: '20261120_191000_account_tokens',
  },
  {
    up: migration_20261120_191100_review_moderation.up,
    down: migration_20261120_191100_review_moderation.down,
    name: '20261120_191100_review_moderation',
  },
  {
    up: migration_20261120_191200_address_follows_account.up,
    down: migration_20261120_191200_address_follows_account.down,
    name: '20261120_191200_address_follows_account',
  },
  {
    up: migration_20261121_180000_search_titles.up,
    down: migration_20261121_180000_search_titles.down,
    name: '20261121_180000_search_titles',
  },
  {
    up: migration_20261121_181500_descriptions_anew.up,
    down: migration_20261121_181500_descriptions_anew.down,
    name: '20261121_181500_descriptions_anew',
  },
  {
    up: migration_20261121_183000_media_announced.up,
    down: migration_20261121_183000_media_announced.down,
    name: '20261121_183000_media_announced',
  },
  {
    up: migration_20261121_190000_pending_sign_ups.up,
    down: migration_20261121_190000_pending_sign_ups.down,
    name: '20261121_190000_pending_sign_ups',
  },
  {
    up: migration_20261121_191500_unlogged_rate_limits.up,
    down: migration_20261121_191500_unlogged_rate_limits.down,
    name: '20261121_191500_unlogged_rate_limits',
  },
  {
    up: migration_20261121_193000_repeatable_migrations.up,
    down: migration_20261121_193000_repeatable_migrations.down,
    name: '20261121_193000_repeatable_migrations',
  },
  {
    up: migration_20261122_000500_cache_tag_changes.up,
    down: migration_20261122_000500_cache_tag_changes.down,
    name: '20261122_000500_cache_tag_changes',
  },
  {
    up: migration_20261122_002000_listing_dirty_changes.up,
    down: migration_20261122_002000_listing_dirty_changes.down,
    name: '20261122_002000_listing_dirty_changes',
  },
  {
    up: migration_20261122_031911_site_settings.up,
    down: migration_20261122_031911_site_settings.down,
    name: '20261122_031911_site_settings',
  },
  {
    up: migration_20261122_034030_media_sizes.up,
    down: migration_20261122_034030_media_sizes.down,
    name: '20261122_034030_media_sizes',
  },
  {
    up: migration_20261122_034404_outbox.up,
    down: migration_20261122_034404_outbox.down,
    name: '20261122_034404_outbox',
  },
  {
    up: migration_20261122_034407_without_job_queue.up,
    down: migration_20261122_034407_without_job_queue.down,
    name: '20261122_034407_without_job_queue',
  },
  {
    up: migration_20261122_042208_confirmed_subscribers.up,
    down: migration_20261122_042208_confirmed_subscribers.down,
    name: '20261122_042208_confirmed_subscribers',
  },
  {
    up: migration_20261122_063749_suppressions.up,
    down: migration_20261122_063749_suppressions.down,
    name: '20261122_063749_suppressions',
  },
  {
    up: migration_20261122_070559_campaigns.up,
    down: migration_20261122_070559_campaigns.down,
    name: '20261122_070559_campaigns',
  },
  {
    up: migration_20261122_101515_daily_figures.up,
    down: migration_20261122_101515_daily_figures.down,
    name: '20261122_101515_daily_figures',
  },
  {
    up: migration_20261122_104403_audit_log.up,
    down: migration_20261122_104403_audit_log.down,
    name: '20261122_104403_audit_log',
  },
  {
    up: migration_20261122_113428_link_checks.up,
    down: migration_20261122_113428_link_checks.down,
    name: '20261122_113428_link_checks',
  },
  {
    up: migration_20261122_114622_gift_imports.up,
    down: migration_20261122_114622_gift_imports.down,
    name: '20261122_114622_gift_imports',
  },
  {
    up: migration_20261122_120046_editorial_work.up,
    down: migration_20261122_120046_editorial_work.down,
    name: '20261122_120046_editorial_work',
  },
  {
    up: migration_20261122_120425_focal_point.up,
    down: migration_20261122_120425_focal_point.down,
    name: '20261122_120425_focal_point',
  },
  {
    up: migration_20261122_120800_open_messages.up,
    down: migration_20261122_120800_open_messages.down,
    name: '20261122_120800_open_messages',
  },
  {
    up: migration_20261122_140348_media_folders.up,
    down: migration_20261122_140348_media_folders.down,
    name: '20261122_140348_media_folders',
  },
  {
    up: migration_20261122_141000_listing_filters.up,
    down: migration_20261122_141000_listing_filters.down,
    name: '20261122_141000_listing_filters',
  },
  {
    up: migration_20261122_145321_search_words.up,
    down: migration_20261122_145321_search_words.down,
    name: '20261122_145321_search_words',
  },
  {
    up: migration_20261122_150500_listing_counts.up,
    down: migration_20261122_150500_listing_counts.down,
    name: '20261122_150500_listing_counts',
  },
  {
    up: migration_20261122_173000_changes_feed.up,
    down: migration_20261122_173000_changes_feed.down,
    name: '20261122_173000_changes_feed',
  },
  {
    up: migration_20261122_181200_api_keys.up,
    down: migration_20261122_181200_api_keys.down,
    name: '20261122_181200_api_keys',
  },
  {
    up: migration_20261122_183709_webhooks.up,
    down: migration_20261122_183709_webhooks.down,
    name: '20261122_183709_webhooks',
  },
  {
    up: migration_20261122_211500_one_row_for_searches.up,
    down: migration_20261122_211500_one_row_for_searches.down,
    name: '20261122_211500_one_row_for_searches',
  },
  {
    up: migration_20261122_220000_gift_orders.up,
    down: migration_20261122_220000_gift_orders.down,
    name: '20261122_220000_gift_orders',
  },
  {
    up: migration_20261122_220702_api_origins.up,
    down: migration_20261122_220702_api_origins.down,
    name: '20261122_220702_api_origins',
  },
  {
    up: migration_20261123_050000_address_data.up,
    down: migration_20261123_050000_address_data.down,
    name: '20261123_050000_address_data',
  },
  {
    up: migration_20261123_052239_audited_links.up,
    down: migration_20261123_052239_audited_links.down,
    name: '20261123_052239_audited_links',
  },
  {
    up: migration_20261123_081000_search_relations.up,
    down: migration_20261123_081000_search_relations.down,
    name: '20261123_081000_search_relations',
  },
  {
    up: migration_20261123_083000_links_of_trash.up,
    down: migration_20261123_083000_links_of_trash.down,
    name: '20261123_083000_links_of_trash',
  },
  {
    up: migration_20261123_084500_search_sounds.up,
    down: migration_20261123_084500_search_sounds.down,
    name: '20261123_084500_search_sounds',
  },
  {
    up: migration_20261123_180000_listing_filter_columns.up,
    down: migration_20261123_180000_listing_filter_columns.down,
    name: '20261123_180000_listing_filter_columns',
  },
  {
    up: migration_20261123_181000_search_phrases.up,
    down: migration_20261123_181000_search_phrases.down,
    name: '20261123_181000_search_phrases',
  },
  {
    up: migration_20261123_220000_listing_ties.up,
    down: migration_20261123_220000_listing_ties.down,
    name: '20261123_220000_listing_ties',
  },
  {
    up: migration_20261123_221000_search_as_typed.up,
    down: migration_20261123_221000_search_as_typed.down,
    name: '20261123_221000_search_as_typed',
  },
  {
    up: migration_20261124_010000_search_vocabulary.up,
    down: migration_20261124_010000_search_vocabulary.down,
    name: '20261124_010000_search_vocabulary',
  },
];
