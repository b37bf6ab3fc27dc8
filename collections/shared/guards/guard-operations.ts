import type { SanitizedConfig } from 'payload';

import { rejectUnknownFields } from '../hooks/reject-unknown-fields';
import { boundQuery } from '../queries/bound-query';
import { demandAccess } from './demand-access';
import { refuseBrokenRichText } from './refuse-broken-rich-text';
import { refuseHostileData } from './refuse-hostile-data';
import { refuseNumberText } from './refuse-number-text';

/**
 * Puts what every operation of every collection must pass before it, Payload's own collections included: access, then
 * the data, then the query. They are Payload's hooks, so that REST and GraphQL meet the same.
 */
export function guardOperations(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, hooks } of config.collections) {
    const isOurs = !slug.startsWith('payload-');
    hooks.beforeOperation = [
      demandAccess,
      refuseHostileData,
      ...(isOurs ? [rejectUnknownFields] : []),
      refuseBrokenRichText,
      boundQuery,
      ...hooks.beforeOperation,
      refuseNumberText,
    ];
  }
  return config;
}
