import 'server-only';

import type { Payload, TypedUser } from 'payload';

import type { Gift } from '@payload-types';

import { toRecords } from '@collections/gifts/exchange/to-records';
import { adapterOf } from '@collections/shared/adapter-of';
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
