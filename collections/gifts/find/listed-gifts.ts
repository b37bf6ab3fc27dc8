import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';
import type { CollectionSlug, Count, Find } from 'payload';

import { WALK_PER_MATCH, WALK_SLACK } from '@/domain/listing-table';
import { messages } from '@/messages';

import type { AdapterExtension } from '../../shared/extend-adapter';
import { askList } from '../../shared/find/ask-list';
import { expectRelations } from '../../shared/find/relation-reads';
import { documentOf, type Lists, type Row } from '../../shared/find/row-document';
import { refuseQuery } from '../../shared/queries/refuse-query';
import { statementNames } from '../../shared/statements';
import { type GiftStats, noteGiftStats } from '../stats-loader';
import { counterOrder } from './counter-sorts';
import { giftOrder } from './gift-order';
import { giftQuestion } from './gift-question';
import {
  countOf,
  entriesOf,
  gather,
  type GiftEntries,
  isAnsweredBy,
  type Slice,
  totalOf,
  walk,
} from './gift-sql';

type Given = Parameters<Find>[0];
type Plan = Slice & { entries: GiftEntries; page: number };
type Page = { rows: GiftRow[]; total: number };
type Ask = <Row extends Record<string, unknown>>(query: SQL) => Promise<Row[]>;
type GiftRow = {
  id: number;
  gift: Row | null;
  rels: [path: string, id: number][] | null;
  intentions: unknown[] | null;
  stats: GiftStats | null;
};

const DEFAULT_SORT = '-createdAt';
const nameOf = statementNames('lists', 64);

/**
 * The adapter with lists of published gifts that `listing_entries` answers: page and number of gifts by indexes and stored
 * numbers, the gifts with their relations and counters by the same statement. What may be seen is said by the query that
 * Payload has put together from the access function; any other query is Payload's own. Decision 0049.
 */
export const listedGifts: AdapterExtension = (database) => {
  const find = database.find.bind(database);
  const count = database.count.bind(database);
  const findListed: Find = async (given) => {
    const plan = given.collection === 'gifts' ? planOf(given) : null;
    if (plan === null) {
      if (counterOrder(given.where) !== undefined) {
        refuseQuery('sort', messages.rest.expected.onlyCounter);
      }
      return find(given);
    }
    const ask: Ask = (query) => askList(database, given.req, query, nameOf);
    const page = await readPage(ask, plan, given.select == null);
    const docs =
      given.select == null
        ? documentsOf(database, page.rows, given.req)
        : await selected(page.rows);
    // The border to Payload's types: documents of the collection that was asked for.
    return paged(docs, page.total, plan) as never;

    async function selected(rows: GiftRow[]): Promise<object[]> {
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return [];
      const where = { id: { in: ids } };
      const found = await find<{ id: number }>({
        ...given,
        where,
        sort: 'id',
        page: 1,
        pagination: false,
      });
      const byId = new Map(found.docs.map((doc) => [doc.id, doc]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    }
  };
  const countListed: Count = async (given) => {
    const question = given.collection === 'gifts' ? giftQuestion(given.where ?? {}) : null;
    if (question === null) return count(given);
    const query = sql`select (${countOf(entriesOf(question))})::integer as total`;
    const [row] = await askList<{ total: number }>(database, given.req, query, nameOf);
    return { totalDocs: row?.total ?? 0 };
  };
  return { find: findListed, count: countListed };
};

function planOf({ where, sort, limit, page, pagination }: Given): Plan | null {
  if (pagination === false || limit === undefined || limit <= 0) return null;
  const order = counterOrder(where) ?? giftOrder(sort ?? DEFAULT_SORT);
  const question = giftQuestion(where ?? {});
  if (order === null || question === null) return null;
  const number = Math.max(1, page ?? 1);
  return {
    ...{ entries: entriesOf(question), order, page: number },
    ...{ limit, offset: (number - 1) * limit },
  };
}

/**
 * One statement where the index of the order answers all conditions; where it does not, their number decides first. What
 * matches may lie elsewhere in the order than evenly: then the walk ends early, and all of it is sorted after all.
 */
async function readPage(ask: Ask, plan: Plan, isWhole: boolean): Promise<Page> {
  if (isAnsweredBy(plan.entries, plan.order)) {
    const most = plan.offset + plan.limit;
    return readRows(ask, walk(plan.entries, plan, most), countOf(plan.entries), isWhole);
  }
  const [counted] = await ask<{ matching: number; scope: number }>(sql`
    select (${countOf(plan.entries)})::integer as matching, (${totalOf(plan.entries.scope)})::integer as scope`);
  const { matching = 0, scope = 0 } = counted ?? {};
  if (matching <= plan.offset) return { rows: [], total: matching };
  const read = (chosen: SQL) => readRows(ask, chosen, sql`${matching}::integer`, isWhole);
  const expected = ((plan.offset + plan.limit) * scope) / matching;
  if (expected <= WALK_PER_MATCH * matching) {
    const most = Math.ceil(WALK_SLACK * expected);
    const page = await read(walk(plan.entries, plan, most));
    if (page.rows.length === Math.min(plan.limit, matching - plan.offset)) return page;
  }
  return read(gather(plan.entries, plan));
}

/** Gifts that are published, in their order, and how many there are of them on all pages. */
async function readRows(ask: Ask, chosen: SQL, total: SQL, isWhole: boolean): Promise<Page> {
  const columns = isWhole ? GIFT : sql``;
  // As an array: a plan that does not know how few are chosen would read all gifts to join them.
  const rows = await ask<Omit<GiftRow, 'id'> & { id: number | null; total: number }>(sql`
    select t.total, c.gift_id as id ${columns}
    from (select (${total})::integer as total) t
    left join unnest(array(${chosen})) with ordinality c (gift_id, place) on true
    ${isWhole ? GIFT_TABLES : sql``}
    order by c.place`);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.flatMap(({ id, ...row }) => (id === null ? [] : [{ ...row, id }])),
  };
}

const GIFT = sql`, row_to_json(g) as gift,
  (select json_agg(json_build_array(r.path, coalesce(r.media_id, r.categories_id, r.occasions_id)) order by r."order")
    from gifts_rels r where r.parent_id = g.id) as rels,
  (select json_agg(i.value order by i."order") from gifts_intentions i where i.parent_id = g.id) as intentions,
  case when s.gift_id is not null then json_build_object('detailViews', s.detail_views,
    'affiliateClicks', s.affiliate_clicks, 'averageRating', s.average_rating, 'reviewCount', s.review_count) end as stats`;
const GIFT_TABLES = sql`
  left join gifts g on g.id = c.gift_id
  left join gift_stats s on s.gift_id = c.gift_id`;

const RELATIONS: Record<string, CollectionSlug> = {
  images: 'media',
  categories: 'categories',
  occasions: 'occasions',
};

function documentsOf(adapter: PostgresAdapter, rows: GiftRow[], req: Given['req']): object[] {
  const relations = rows.flatMap(({ rels }) => rels ?? []);
  expectRelations(
    req,
    relations.flatMap(([path, id]) => {
      const slug = RELATIONS[path];
      return slug === undefined ? [] : [[slug, id] as const];
    }),
  );
  if (req !== undefined) {
    noteGiftStats(
      req,
      new Map(rows.flatMap(({ id, stats }) => (stats === null ? [] : [[id, stats]]))),
    );
  }
  return rows.flatMap(({ gift, rels, intentions }) => {
    const lists: Lists = { intentions: intentions ?? [] };
    for (const path of Object.keys(RELATIONS)) {
      lists[path] = (rels ?? []).filter(([name]) => name === path).map(([, id]) => id);
    }
    return gift === null ? [] : [documentOf(adapter, 'gifts', gift, lists)];
  });
}

/** As Payload's adapter answers a page. */
function paged(docs: object[], totalDocs: number, { limit, page }: Plan) {
  const totalPages = Math.max(1, Math.ceil(totalDocs / limit));
  const hasPrevPage = totalDocs > 0 && page > 1;
  const hasNextPage = totalPages > page;
  return {
    ...{ docs, totalDocs, totalPages, limit, page, hasPrevPage, hasNextPage },
    pagingCounter: totalDocs > 0 ? (page - 1) * limit + 1 : 1,
    prevPage: hasPrevPage ? page - 1 : null,
    nextPage: hasNextPage ? page + 1 : null,
  };
}
