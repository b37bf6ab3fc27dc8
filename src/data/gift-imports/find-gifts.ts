import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { Payload, TypedUser } from 'payload';

import type { Gift } from '@payload-types';

import { toRecords } from '@collections/gifts/exchange/to-records';
import { adapterOf, type Database } from '@collections/shared/adapter-of';
import type { GiftRecord } from '@/domain/gift-exchange/export-formats';
import { property } from '@/lib/property';

/** A gift as editors see it, with the record that would be exported of it. */
export type Current = { doc: Gift; record: GiftRecord; deletedAt: string | null };

export type Gifts = { byId: Map<number, Current>; bySlug: Map<string, Current> };

/** Gifts by id or slug, those in the trash too. */
export async function findGifts(
  payload: Payload,
  editor: TypedUser,
  { ids, slugs }: { ids: number[]; slugs: string[] },
): Promise<Gifts> {
  const { docs } = await payload.find({
    collection: 'gifts',
    draft: true,
    trash: true,
    depth: 0,
    pagination: false,
    limit: ids.length + slugs.length,
    where: { or: [{ id: { in: ids } }, { slug: { in: slugs } }] },
    user: editor,
    overrideAccess: false,
  });
  const records = await toRecords(adapterOf(payload).drizzle, docs);
  const found = docs.flatMap((doc, index): Current[] => {
    const record = records[index];
    const deletedAt = property(doc, 'deletedAt');
    const gone = typeof deletedAt === 'string' ? deletedAt : null;
    return record === undefined ? [] : [{ doc, record, deletedAt: gone }];
  });
  return {
    byId: new Map(found.map((one) => [one.doc.id, one])),
    bySlug: new Map(found.map((one) => [one.record.slug, one])),
  };
}

/** Somebody has changed the gift between the moment that it was read and its turn. */
export class GiftHasChanged extends Error {}

/**
 * Throws GiftHasChanged unless a gift still is as it was found; a new one is. Nobody changes it from then on until the
 * transaction of `db` ends.
 */
export async function demandUnchanged(db: Database, found: Current | null): Promise<void> {
  if (found === null) return;
  const { id, updatedAt } = found.doc;
  const { rows } = await db.execute(sql`
    select from gifts g where id = ${id} and not exists (
      select from _gifts_v v where v.parent_id = g.id and v.latest and v.version_updated_at <> ${updatedAt}::timestamptz
    )
    for update
  `);
  if (rows.length === 0) throw new GiftHasChanged();
}
