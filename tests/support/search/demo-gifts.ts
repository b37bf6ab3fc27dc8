import { demoCatalogue } from '@/seed/demo-catalogue';
import { slugFromTitle } from '@/domain/slug';

import { createFactories } from '../factories';
import type { TestPayload } from '../test-payload';

/** The demo catalogue without its pictures, written past the application: its categories, occasions and gifts. */
export async function insertDemoGifts(app: TestPayload): Promise<void> {
  const make = createFactories(app.payload);
  const [image, group] = [await make.anyImage(), await make.anyGroup()];
  const { categories, occasions, gifts } = demoCatalogue;
  await app.query(
    `insert into categories (name, slug, image_id, group_id)
     select name, slug, $2, $3 from jsonb_to_recordset($1) as r (name text, slug text)`,
    [JSON.stringify(categories), image, group],
  );
  await app.query(
    `insert into occasions (name, slug, description, image_id, month)
     select name, slug, name, $2, 'todo-ano' from jsonb_to_recordset($1) as r (name text, slug text)`,
    [JSON.stringify(occasions), image],
  );
  const rows = gifts.map((gift) => ({ ...gift, slug: slugFromTitle(gift.title) }));
  await app.query(
    `with row as (
       select * from jsonb_to_recordset($1) as r (title text, slug text, "shortDescription" text, price numeric,
         categories jsonb, occasions jsonb, intentions jsonb)
     ), gift as (
       insert into gifts (title, slug, short_description, price, affiliate_link, _status)
       select title, slug, "shortDescription", price, '', 'published' from row returning id, slug
     ), intention as (
       insert into gifts_intentions (parent_id, "order", value)
       select gift.id, i.place, i.value::enum_gifts_intentions from gift join row using (slug)
       cross join jsonb_array_elements_text(row.intentions) with ordinality as i (value, place)
     )
     insert into gifts_rels (parent_id, path, "order", categories_id, occasions_id)
     select gift.id, 'categories', r.place, c.id, null from gift join row using (slug)
       cross join jsonb_array_elements_text(row.categories) with ordinality as r (slug, place)
       join categories c on c.slug = r.slug
     union all
     select gift.id, 'occasions', r.place, null, o.id from gift join row using (slug)
       cross join jsonb_array_elements_text(row.occasions) with ordinality as r (slug, place)
       join occasions o on o.slug = r.slug`,
    [JSON.stringify(rows)],
  );
  await app.query(
    `update gift_stats s set detail_views = row.views
     from jsonb_to_recordset($1) as row (slug text, views bigint) join gifts g using (slug)
     where s.gift_id = g.id`,
    [JSON.stringify(rows.map(({ slug, detailViews }) => ({ slug, views: detailViews })))],
  );
}
