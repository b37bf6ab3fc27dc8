import type { SanitizedConfig } from 'payload';

/** Rows of a page in the panel's lists, and what an editor may choose instead. */
const PAGE_SIZE = 25;
const PAGE_SIZES = [10, PAGE_SIZE, 50, 100];

/** Every list of the panel has pages of one size. */
export function withListPages(config: SanitizedConfig): SanitizedConfig {
  for (const { admin } of config.collections) {
    admin.pagination = { defaultLimit: PAGE_SIZE, limits: PAGE_SIZES };
  }
  return config;
}
