import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

import { shared } from '@/lib/shared';

import { transactionOf } from '../shared/transaction';

export type GiftStats = {
  detailViews: number;
  affiliateClicks: number;
  averageRating: number | null;
  reviewCount: number;
};

const NO_STATS: GiftStats = {
  detailViews: 0,
  affiliateClicks: 0,
  averageRating: null,
  reviewCount: 0,
};

type Batch = { ids: Set<number>; result: Promise<Map<number, GiftStats>> };
const batches = shared('gift-stats-batches', () => new WeakMap<PayloadRequest, Batch>());
const noted = shared('gift-stats', () => new WeakMap<object, Map<number, GiftStats>>());

/** The counters of gifts that were read together with the gifts: the request needs no query for them. */
export function noteGiftStats(req: object, stats: Map<number, GiftStats>): void {
  noted.set(req, stats);
}

/** The counters of one gift. All gifts asked for in the same turn of one request cost one query together. */
export async function loadGiftStats(req: PayloadRequest, id: number): Promise<GiftStats> {
  const known = noted.get(req)?.get(id);
  if (known !== undefined) return known;
  let batch = batches.get(req);
  if (batch == null) {
    const ids = new Set<number>();
    batch = { ids, result: nextTurn().then(() => read(req, ids)) };
    batches.set(req, batch);
  }
  batch.ids.add(id);
  const stats = await batch.result;
  return stats.get(id) ?? NO_STATS;
}

async function read(req: PayloadRequest, ids: Set<number>): Promise<Map<number, GiftStats>> {
  batches.delete(req);
  const db = await transactionOf(req);
  const { rows } = await db.execute<{
    gift_id: number;
    detail_views: string;
    affiliate_clicks: string;
    average_rating: string | null;
    review_count: number;
  }>(sql`
    select gift_id, detail_views, affiliate_clicks, average_rating, review_count
    from gift_stats where gift_id in (${sql.join(
      [...ids].map((id) => sql`${id}`),
      sql`, `,
    )})
  `);
  return new Map(
    rows.map((row) => [
      row.gift_id,
      {
        detailViews: Number(row.detail_views),
        affiliateClicks: Number(row.affiliate_clicks),
        averageRating: row.average_rating == null ? null : Number(row.average_rating),
        reviewCount: row.review_count,
      },
    ]),
  );
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
