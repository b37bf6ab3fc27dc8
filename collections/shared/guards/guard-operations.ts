import type { SanitizedConfig } from 'payload';

import { noteRelationRead } from '../find/relation-reads';
import { forgetShared, shareRelations } from '../find/shared-relations';
import { skipPlainFields } from '../find/skip-plain-fields';
import { noteBasis, refuseStale } from '../hooks/refuse-stale';
import { rejectUnknownFields } from '../hooks/reject-unknown-fields';
import { boundQuery } from '../queries/bound-query';
import { demandAccess } from './demand-access';
import { forGlobal } from './for-global';
import { noteReasons, watchFields } from './note-reasons';
import { refuseBrokenRichText } from './refuse-broken-rich-text';
import { refuseHostileData } from './refuse-hostile-data';
import { refuseWrongTypes } from './refuse-wrong-types';
import { wordBulkErrors } from './word-bulk-errors';

/**
 * Adds the checks that run before every operation of every collection, Payload's own included, and of every global: access,
 * then the data, then the query; and words the errors of single documents after it. They are Payload's hooks, so that they hold for REST and GraphQL.
 */
export function guardOperations(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { slug, hooks } = collection;
    const isOurs = !slug.startsWith('payload-');
    hooks.beforeOperation = [
      demandAccess,
      refuseHostileData,
      ...(isOurs ? [rejectUnknownFields] : []),
      refuseBrokenRichText,
      boundQuery,
      ...(isOurs ? [noteBasis, noteReasons] : []),
      ...hooks.beforeOperation,
      refuseWrongTypes,
      noteRelationRead,
      shareRelations,
      skipPlainFields,
    ];
    hooks.afterOperation = [...hooks.afterOperation, wordBulkErrors];
    hooks.afterChange = [...hooks.afterChange, forgetShared];
    hooks.afterDelete = [...hooks.afterDelete, forgetShared];
    if (!isOurs) continue;
    hooks.beforeValidate = [refuseStale, ...hooks.beforeValidate];
    watchFields(collection);
  }
  for (const { hooks } of config.globals) {
    hooks.beforeOperation = [
      ...[demandAccess, refuseHostileData, rejectUnknownFields].map(forGlobal),
      ...[refuseBrokenRichText, boundQuery].map(forGlobal),
      ...hooks.beforeOperation,
      forGlobal(refuseWrongTypes),
    ];
  }
  return config;
}
