import type { JsonObject, PayloadRequest, TypeWithID } from 'payload';

import {
  AUDIT_MERGE_MS,
  type AuditChange,
  type AuditOperation,
  mergeChanges,
} from '@/domain/audit';
import { timestamp } from '@/domain/dates';
import { currentApiKey } from '@/lib/api-key-context';
import { property } from '@/lib/property';

import { isAutosave } from '../shared/is-autosave';
import { isAudited } from './audited-entities';
import { describeChanges, type Entity, titleFieldOf } from './describe-changes';
import { isPublic, wasPublic } from './is-public';
import { operationOf } from './operation-of';

const SLUG = 'audit-log';

/** What a program that fills a catalogue puts into the request's context: nobody wants to read of each of its writes. */
export const UNAUDITED = { isUnaudited: true } as const;

type Written = JsonObject & TypeWithID;

type Write = {
  entity: Entity;
  /** The document as it was; null when it is new. */
  before: Written | null;
  /** The document as it is; null when it is gone. */
  after: Written | null;
  req: PayloadRequest;
};

/**
 * Makes the entry of one write, in the write's own transaction: both are there, or none. A write that changed nothing has
 * none. Autosaves of one user one after the other are one entry.
 */
export async function recordChange({ entity, before, after, req }: Write): Promise<void> {
  const { slug } = entity;
  if (!isAudited(slug) || property(req.context, 'isUnaudited') === true) return;
  const hasDrafts = slug !== 'site-settings' && 'versions' in entity && Boolean(entity.versions);
  const operation = operationOf({
    before,
    after,
    wasPublic: hasDrafts && after !== null && wasPublic(slug, after.id, req),
    isPublic: hasDrafts && after !== null && (await isPublic(slug, after.id, req)),
  });
  const changes = after === null ? [] : await describeChanges(entity, before, after, req);
  if (changes.length === 0 && (operation === 'update' || operation === 'draft')) return;
  const doc = after ?? before;
  if (doc === null) return;
  const title = titleOf(entity, doc);
  const document = String(doc.id);
  const user = req.user?.id ?? null;
  const apiKey = currentApiKey()?.name ?? null;
  const entry = { entity: slug, document, operation, title, changes, user, apiKey };
  if (operation === 'draft' && (await isMerged(entry, req))) return;
  await req.payload.db.create({ collection: SLUG, data: entry, req, returning: false });
}

type Entry = {
  entity: string;
  document: string;
  operation: AuditOperation;
  title: string | null;
  changes: AuditChange[];
  user: number | null;
  /** The name of the key that wrote in the user's name. */
  apiKey: string | null;
};

/** Whether a draft's changes were added to the entry before, which is the same user's and not old. */
async function isMerged(
  { entity, document, changes, title, user, apiKey }: Entry,
  req: PayloadRequest,
) {
  if (!isAutosave(req)) return false;
  const { docs } = await req.payload.find({
    collection: SLUG,
    where: { and: [{ entity: { equals: entity } }, { document: { equals: document } }] },
    sort: '-id',
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  });
  const [last] = docs;
  if (last?.operation !== 'draft' || last.user !== user || (last.apiKey ?? null) !== apiKey)
    return false;
  if (Date.now() - Date.parse(last.createdAt) > AUDIT_MERGE_MS) return false;
  // The border to the database: what this module has written there.
  const former = last.changes as unknown as AuditChange[];
  const data = { changes: mergeChanges(former, changes), title, updatedAt: timestamp() };
  await req.payload.db.updateOne({ collection: SLUG, id: last.id, data, req, returning: false });
  return true;
}

function titleOf(entity: Entity, doc: JsonObject): string | null {
  const title: unknown = doc[titleFieldOf(entity)];
  return typeof title === 'string' ? title : null;
}
