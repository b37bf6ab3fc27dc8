import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/**
 * A hidden review counts nowhere. What a statement changes is added up for each gift and applied in the order of the
 * gifts, so that two people who leave at once, with reviews of the same gifts, never wait for each other.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      drop trigger reviews_aggregate on reviews;
      drop function gift_stats_from_review;

      create type review_shift as (gift_id integer, rating numeric, reviews integer);

      -- Increments, never a re-count: exact whatever else is being written at the same time. Every gift named becomes
      -- stale, also when its figures stay: a name may have left a review.
      create function gift_stats_shift(shifts review_shift[]) returns void language plpgsql as $$
      begin
        perform from gift_stats where gift_id in (
          select gift_id from unnest(shifts)
          group by gift_id having sum(rating) <> 0 or sum(reviews) <> 0
        ) order by gift_id for update;
        update gift_stats s
        set rating_sum = s.rating_sum + d.rating, review_count = s.review_count + d.reviews
        from (
          select gift_id, sum(rating) as rating, sum(reviews) as reviews
          from unnest(shifts) group by gift_id
        ) d
        where s.gift_id = d.gift_id and (d.rating <> 0 or d.reviews <> 0);
        perform listing_mark(array(select distinct gift_id from unnest(shifts)));
      end
      $$;

      create function gift_stats_from_reviews() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          perform gift_stats_shift(array(
            select (gift_id, rating, 1)::review_shift from new_rows where hidden is not true
          ));
        elsif tg_op = 'DELETE' then
          perform gift_stats_shift(array(
            select (gift_id, -rating, -1)::review_shift from old_rows where hidden is not true
          ));
        else
          perform gift_stats_shift(array(
            select (gift_id, -rating, -1)::review_shift from old_rows where hidden is not true
            union all
            select (gift_id, rating, 1)::review_shift from new_rows where hidden is not true
          ));
        end if;
        return null;
      end
      $$;

      create trigger reviews_aggregate_insert after insert on reviews
      referencing new table as new_rows
      for each statement execute function gift_stats_from_reviews();
      create trigger reviews_aggregate_update after update on reviews
      referencing old table as old_rows new table as new_rows
      for each statement execute function gift_stats_from_reviews();
      create trigger reviews_aggregate_delete after delete on reviews
      referencing old table as old_rows
      for each statement execute function gift_stats_from_reviews();

      with truth as (
        select s.gift_id, coalesce(sum(r.rating), 0) as rating_sum, count(r.id) as review_count
        from gift_stats s left join reviews r on r.gift_id = s.gift_id and r.hidden is not true
        group by s.gift_id
      ), mended as (
        update gift_stats s set rating_sum = t.rating_sum, review_count = t.review_count
        from truth t
        where t.gift_id = s.gift_id
          and (s.rating_sum, s.review_count) is distinct from (t.rating_sum, t.review_count)
        returning s.gift_id
      )
      select listing_mark(array(select gift_id from mended));
    `),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      drop trigger reviews_aggregate_insert on reviews;
      drop trigger reviews_aggregate_update on reviews;
      drop trigger reviews_aggregate_delete on reviews;
      drop function gift_stats_from_reviews;
      drop function gift_stats_shift;
      drop type review_shift;

      create function gift_stats_from_review() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then
          update gift_stats set rating_sum = rating_sum - old.rating, review_count = review_count - 1
          where gift_id = old.gift_id;
          perform listing_mark(array[old.gift_id]);
        end if;
        if tg_op <> 'DELETE' then
          update gift_stats set rating_sum = rating_sum + new.rating, review_count = review_count + 1
          where gift_id = new.gift_id;
          perform listing_mark(array[new.gift_id]);
        end if;
        return null;
      end
      $$;
      create trigger reviews_aggregate after insert or update or delete on reviews
      for each row execute function gift_stats_from_review();

      with truth as (
        select s.gift_id, coalesce(sum(r.rating), 0) as rating_sum, count(r.id) as review_count
        from gift_stats s left join reviews r on r.gift_id = s.gift_id
        group by s.gift_id
      ), counted as (
        update gift_stats s set rating_sum = t.rating_sum, review_count = t.review_count
        from truth t
        where t.gift_id = s.gift_id
          and (s.rating_sum, s.review_count) is distinct from (t.rating_sum, t.review_count)
        returning s.gift_id
      )
      select listing_mark(array(select gift_id from counted));
    `),
  );
}
