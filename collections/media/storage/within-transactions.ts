import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionConfig,
  type Plugin,
} from 'payload';

import type { Media } from '@payload-types';

import { afterCommit, afterRollback } from '../../shared/after-transaction';
import { originalKey } from './media-store';
import { refusingUploads } from './refusing-uploads';

type Removed = Parameters<CollectionAfterDeleteHook<Media>>[0];

/**
 * A storage plugin whose files follow the database: nothing that a document points to is removed before the transaction
 * that no longer needs it is committed, and what was stored for one that is rolled back goes again. By itself such a
 * plugin removes files at once, and a document that is rolled back has lost its own.
 *
 * Guarantee: whatever fails, each document has its own file. A file that cannot be stored refuses the write with a 503.
 */
export function withinTransactions(plugin: Plugin): Plugin {
  return async (incoming) => {
    const config = await plugin(incoming);
    const before = incoming.collections?.find(isMedia);
    return {
      ...config,
      collections: config.collections?.map((collection) =>
        isMedia(collection) ? postponed(collection, before) : collection,
      ),
    };
  };
}

const isMedia = ({ slug }: CollectionConfig) => slug === 'media';

function postponed(
  collection: CollectionConfig,
  before: CollectionConfig | undefined,
): CollectionConfig {
  const [afterChange, stores] = parted(collection.hooks?.afterChange, before?.hooks?.afterChange);
  const [afterDelete, removals] = parted(collection.hooks?.afterDelete, before?.hooks?.afterDelete);
  async function remove(args: Removed): Promise<void> {
    for (const removal of removals) await removal({ ...args, doc: withoutSizes(args.doc) });
  }
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      afterChange: [...afterChange, ...stores.map((store) => storing(store, remove))],
      afterDelete: [...afterDelete, (args) => afterCommit(args.req, () => remove(args))],
    },
  };
}

function storing(
  store: CollectionAfterChangeHook<Media>,
  remove: (args: Removed) => Promise<void>,
): CollectionAfterChangeHook<Media> {
  return async (args) => {
    const { collection, context, data, doc, operation, previousDoc, req } = args;
    const isNew = operation === 'create';
    if (!isNew && originalKey(doc) === originalKey(previousDoc)) return doc;
    const removed = { collection, context, data, req, id: doc.id };
    await afterRollback(req, () => remove({ ...removed, doc }));
    // Of a new document, so it removes nothing.
    const added = { ...args, doc: inherited(doc), operation: 'create' as const };
    await refusingUploads(req, async () => {
      await store(added);
    });
    if (!isNew) await afterCommit(req, () => remove({ ...removed, doc: previousDoc }));
    return doc;
  };
}

/** The hooks that a collection had before a plugin, and those that the plugin has added. */
function parted<Hook>(after: Hook[] = [], before: Hook[] = []): [Hook[], Hook[]] {
  return [before, after.filter((hook) => !before.includes(hook))];
}

/** Sizes are stored and removed by who makes them (hooks/store-sizes.ts). */
const withoutSizes = (doc: Media): Media => ({ ...doc, sizes: {} });

/**
 * The document, readable, with nothing of its own: what an adapter hands back of a document's own values is written to the
 * document once more, as if it were news.
 */
function inherited(doc: Media): Media {
  // The border to the plugin, which reads and spreads.
  return Object.create(withoutSizes(doc)) as Media;
}
