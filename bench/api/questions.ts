import type { Where } from 'payload';

import type { Pool } from '@/server/database/database';

/** What an integrator asks every day: conditions, as REST and GraphQL take them. */
export type Question = { name: string; where: Where };

export const SORTS = [
  ...['title', '-title', 'price', '-price', '-createdAt', '-updatedAt'],
  ...['-detailViews', '-averageRating'],
];
export const PAGES = [1, 100];
export const LIMIT = 10;

type Fullest = { id: number; slug: string };

/** The fullest category and occasion: whatever depends on their size shows there. */
export async function questionsOf(pool: Pool): Promise<Question[]> {
  const fullest = async (table: string, kind: number) => {
    const { rows } = await pool.query<Fullest>(
      `select t.id, t.slug from ${table} t
       join listing_totals l on l.scope_kind = $1 and l.scope_id = t.id order by l.total desc limit 1`,
      [kind],
    );
    const [row] = rows;
    if (row === undefined) throw new Error(`no gift is in any of ${table}`);
    return row;
  };
  const { rows: recent } = await pool.query<{ at: Date; slug: string }>(
    `select e.created_at as at, g.slug from listing_entries e join gifts g on g.id = e.gift_id
     where e.scope_kind = 0 order by e.created_at desc offset 1000 limit 1`,
  );
  const category = await fullest('categories', 1);
  const occasion = await fullest('occasions', 2);
  return [
    { name: 'all', where: {} },
    { name: 'category', where: { categories: { equals: category.id } } },
    { name: 'category by slug', where: { 'categories.slug': { equals: category.slug } } },
    { name: 'occasion', where: { occasions: { equals: occasion.id } } },
    { name: 'intention', where: { intentions: { equals: 'para celebrar' } } },
    { name: 'price', where: { price: { greater_than_equal: 100, less_than_equal: 200 } } },
    { name: 'price of most', where: { price: { greater_than_equal: 150 } } },
    {
      name: 'new since',
      where: { createdAt: { greater_than: recent[0]?.at.toISOString() ?? '' } },
    },
    { name: 'slug', where: { slug: { equals: recent[0]?.slug ?? '' } } },
  ];
}
