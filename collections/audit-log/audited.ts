import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  EditConfig,
  EditViewConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  JsonObject,
  TypeWithID,
} from 'payload';

import { messages } from '@/messages';

import { isAudited } from './audited-entities';
import { notePublic } from './is-public';
import { recordChange } from './record-change';

type JsonDocument = JsonObject & TypeWithID;

const recordWrite: CollectionAfterChangeHook<JsonDocument> = async ({
  collection,
  data,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const before = operation === 'create' ? null : previousDoc;
  await recordChange({ entity: collection, before, after: { ...data, ...doc }, req });
};

const recordDeletion: CollectionAfterDeleteHook<JsonDocument> = async ({
  collection,
  doc,
  req,
}) => {
  await recordChange({ entity: collection, before: doc, after: null, req });
};

const recordGlobalWrite: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  // The border to Payload's types: it has any document here.
  const [before, after] = [previousDoc, doc] as JsonDocument[];
  await recordChange({ entity: global, before: before ?? null, after: after ?? null, req });
};

/** The document's tab with its part of the log. */
const history: EditViewConfig = {
  Component: '/src/app/(payload)/components/history/history-view#HistoryView',
  path: '/historico',
  tab: { label: messages.admin.history.title, href: '/historico', order: 900 },
};

/** A collection whose writes the audit log records, and whose documents show their history. Others are left as they are. */
export function audited(collection: CollectionConfig): CollectionConfig {
  if (!isAudited(collection.slug)) return collection;
  const { admin, hooks } = collection;
  const views = admin?.components?.views;
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        // The border to Payload's types: a spread of an interface with an index signature is no longer one of it.
        views: { ...views, edit: { ...views?.edit, history } as EditConfig },
      },
    },
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), notePublic],
      afterChange: [...(hooks?.afterChange ?? []), recordWrite],
      afterDelete: [...(hooks?.afterDelete ?? []), recordDeletion],
    },
  };
}

/** The same for a global. */
export function auditedGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks } = global;
  return {
    ...global,
    hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), recordGlobalWrite] },
  };
}
