import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_link_checks_state" AS ENUM('waiting', 'fine', 'moved', 'gone', 'unknown');
  CREATE TABLE "link_checks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"gift_id" integer NOT NULL,
  	"url" varchar NOT NULL,
  	"shop" varchar,
  	"state" "enum_link_checks_state" DEFAULT 'waiting' NOT NULL,
  	"since" timestamp(3) with time zone,
  	"status" numeric,
  	"reason" varchar,
  	"final_url" varchar,
  	"failures" numeric DEFAULT 0 NOT NULL,
  	"checked_at" timestamp(3) with time zone,
  	"next_at" timestamp(3) with time zone,
  	"acknowledged" boolean DEFAULT false NOT NULL,
  	"resting" boolean DEFAULT false NOT NULL,
  	"rested_at" timestamp(3) with time zone,
  	"expected_url" varchar,
  	"suspicion" varchar,
  	"suspected_on" varchar,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "link_checks_id" integer;
  ALTER TABLE "link_checks" ADD CONSTRAINT "link_checks_gift_id_gifts_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."gifts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "link_checks_gift_idx" ON "link_checks" USING btree ("gift_id");
  CREATE INDEX "link_checks_since_idx" ON "link_checks" USING btree ("since");
  CREATE INDEX "link_checks_next_at_idx" ON "link_checks" USING btree ("next_at");
  CREATE INDEX "link_checks_created_at_idx" ON "link_checks" USING btree ("created_at");
  CREATE INDEX "link_checks_updated_at_idx" ON "link_checks" USING btree ("updated_at");
  CREATE INDEX "state_since_idx" ON "link_checks" USING btree ("state","since");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_link_checks_fk" FOREIGN KEY ("link_checks_id") REFERENCES "public"."link_checks"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_link_checks_id_idx" ON "payload_locked_documents_rels" USING btree ("link_checks_id");
  -- What editors are told of.
  CREATE INDEX "link_checks_broken" ON "link_checks" ("since" DESC, "id") WHERE "state" IN ('moved', 'gone') AND NOT "acknowledged";
  INSERT INTO "link_checks" ("gift_id", "url", "shop", "since", "next_at")
  SELECT "id", "affiliate_link",
    regexp_replace(lower(substring("affiliate_link" from '^[a-zA-Z]+://(?:[^/@?#]*@)?([^/:?#]+)')), '^www\\.', ''),
    clock_timestamp(), clock_timestamp() + random() * interval '1 day'
  FROM "gifts" WHERE "_status" = 'published' AND "affiliate_link" <> '';`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TRIGGER IF EXISTS gifts_link_insert ON gifts;
  DROP TRIGGER IF EXISTS gifts_link_update ON gifts;
  DROP FUNCTION IF EXISTS link_checks_follow();
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_link_checks_fk";
  DROP TABLE "link_checks";
  DROP INDEX "payload_locked_documents_rels_link_checks_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "link_checks_id";
  DROP TYPE "public"."enum_link_checks_state";`);
}
