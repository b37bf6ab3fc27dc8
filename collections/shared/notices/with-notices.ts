import type {
  CollectionAfterChangeHook,
  CollectionAfterOperationHook,
  PayloadRequest,
  SanitizedConfig,
} from 'payload';

import { property } from '@/lib/property';
import { type Notices, noticesOf } from '@/lib/notices-of';
import { neutralNotices } from '@/messages/notices';

/** What the request's context remembers of a document before its change. */
const FORMER_STATUS = 'formerStatus';

/**
 * Words the notices of success. Payload makes them of a label and a masculine ending, once the operation is over, through
 * `req.t`: from then on it answers with the words of the collection.
 */
export function withNotices(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, hooks } of config.collections) {
    const words = noticesOf(slug);
    if (words === undefined) continue;
    hooks.afterChange = [...hooks.afterChange, rememberStatus];
    hooks.afterOperation = [...hooks.afterOperation, wordNotices(words)];
  }
  return config;
}

const rememberStatus: CollectionAfterChangeHook = ({ doc, previousDoc, req }): unknown => {
  req.context[FORMER_STATUS] = property(previousDoc, '_status');
  return doc;
};

function wordNotices(words: Notices): CollectionAfterOperationHook {
  return ({ req, result }): unknown => {
    if (req.payloadAPI === 'REST') sayInstead(req, sentencesFor(words, result, req));
    return result;
  };
}

type Sentences = Partial<Record<string, (count: number) => string>>;

/** By the key under which Payload asks for it. */
function sentencesFor(words: Notices, result: unknown, { context }: PayloadRequest): Sentences {
  const isDraft = property(result, '_status') === 'draft';
  const isNewlyPublished =
    property(result, '_status') === 'published' && context[FORMER_STATUS] === 'draft';
  const updated = isNewlyPublished ? words.published : words.updated;
  return {
    'general:successfullyCreated': () =>
      isDraft ? neutralNotices.version.draftSavedSuccessfully : words.created,
    'general:successfullyDuplicated': () => words.duplicated,
    'general:updatedSuccessfully': () => updated,
    'general:updatedCountSuccessfully': words.updatedMany,
    'general:deletedSuccessfully': () => words.deleted,
    'general:deletedCountSuccessfully': words.deletedMany,
  };
}

function sayInstead(req: PayloadRequest, sentences: Sentences): void {
  const translate = req.t;
  // The border to Payload: its type lists every key with its own variables.
  const worded = (key: Parameters<typeof translate>[0], options?: Record<string, unknown>) =>
    sentences[key]?.(Number(options?.count)) ?? translate(key, options);
  req.t = worded as typeof translate;
}
