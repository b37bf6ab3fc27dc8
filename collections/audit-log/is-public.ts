import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from 'payload';

import { isRecord } from '@/lib/is-record';
import { property } from '@/lib/property';

/** Whether visitors see a document: its own row says so; a hook gets the latest version, which may be a draft. */
export async function isPublic(slug: CollectionSlug, id: string | number, req: PayloadRequest) {
  const where = { id: { equals: id } };
  const select = { _status: true } as const;
  const found = await req.payload.db.findOne({ collection: slug, where, select, req });
  return property(found, '_status') === 'published';
}

/** Keeps for the audit log whether visitors saw the document before the write. */
export const notePublic: CollectionBeforeChangeHook = async ({ collection, originalDoc, req }) => {
  const id = property(originalDoc, 'id');
  if (typeof id !== 'number' || !collection.versions) return;
  const { slug } = collection;
  const before = await isPublic(slug, id, req);
  // Read after the query: of several documents in one operation, each waits for its own at the same time.
  const { publicBefore: noted } = req.context;
  const known = isRecord(noted) ? noted : {};
  req.context.publicBefore = { ...known, [`${slug} ${id}`]: before };
};

/** What `notePublic` has kept; false for what has no drafts. */
export function wasPublic(slug: CollectionSlug, id: string | number, req: PayloadRequest): boolean {
  return property(req.context.publicBefore, `${slug} ${id}`) === true;
}
