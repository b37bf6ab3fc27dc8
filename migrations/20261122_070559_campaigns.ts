import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_campaigns_kind" AS ENUM('ideas', 'dates');
  CREATE TYPE "public"."enum_campaigns_status" AS ENUM('draft', 'scheduled', 'sending', 'paused', 'done', 'cancelled');
  CREATE TABLE "campaigns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"preheader" varchar,
  	"kind" "enum_campaigns_kind" DEFAULT 'ideas' NOT NULL,
  	"content" jsonb,
  	"status" "enum_campaigns_status" DEFAULT 'draft' NOT NULL,
  	"notice" varchar,
  	"send_at" timestamp(3) with time zone,
  	"started_at" timestamp(3) with time zone,
  	"finished_at" timestamp(3) with time zone,
  	"recipients" numeric DEFAULT 0 NOT NULL,
  	"sent" numeric DEFAULT 0 NOT NULL,
  	"failed" numeric DEFAULT 0 NOT NULL,
  	"unknown" numeric DEFAULT 0 NOT NULL,
  	"skipped" numeric DEFAULT 0 NOT NULL,
  	"unsubscribed" numeric DEFAULT 0 NOT NULL,
  	"reached_subscriber" numeric DEFAULT 0 NOT NULL,
  	"queued_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  -- Its condition is about the type that is replaced.
  DROP INDEX "outbox_due";
  ALTER TABLE "outbox" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "outbox" ALTER COLUMN "status" SET DEFAULT 'queued'::text;
  DROP TYPE "public"."enum_outbox_status";
  CREATE TYPE "public"."enum_outbox_status" AS ENUM('queued', 'sending', 'sent', 'failed', 'unknown', 'cancelled');
  ALTER TABLE "outbox" ALTER COLUMN "status" SET DEFAULT 'queued'::"public"."enum_outbox_status";
  ALTER TABLE "outbox" ALTER COLUMN "status" SET DATA TYPE "public"."enum_outbox_status" USING "status"::"public"."enum_outbox_status";
  ALTER TABLE "outbox" ADD COLUMN "campaign_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "campaigns_id" integer;
  CREATE INDEX "campaigns_status_idx" ON "campaigns" USING btree ("status");
  CREATE INDEX "campaigns_created_at_idx" ON "campaigns" USING btree ("created_at");
  CREATE INDEX "campaigns_updated_at_idx" ON "campaigns" USING btree ("updated_at");
  ALTER TABLE "outbox" ADD CONSTRAINT "outbox_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_campaigns_fk" FOREIGN KEY ("campaigns_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "outbox_campaign_idx" ON "outbox" USING btree ("campaign_id");
  CREATE UNIQUE INDEX "campaign_recipient_idx" ON "outbox" USING btree ("campaign_id","recipient");
  CREATE INDEX "payload_locked_documents_rels_campaigns_id_idx" ON "payload_locked_documents_rels" USING btree ("campaigns_id");
  -- What is due next: mails that somebody waits for come before campaigns.
  CREATE INDEX "outbox_due" ON "outbox" ("next_at", "id") WHERE "status" = 'queued' AND "campaign_id" IS NULL;
  CREATE INDEX "outbox_campaign_due" ON "outbox" ("campaign_id", "next_at", "id") WHERE "status" = 'queued' AND "campaign_id" IS NOT NULL;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_outbox_status" ADD VALUE 'paused' BEFORE 'sending';
  ALTER TABLE "outbox" DROP CONSTRAINT "outbox_campaign_id_campaigns_id_fk";
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_campaigns_fk";
  DROP TABLE "campaigns";
  DROP INDEX "outbox_due";
  DROP INDEX "outbox_campaign_due";
  CREATE INDEX "outbox_due" ON "outbox" ("next_at", "id") WHERE "status" = 'queued';
  DROP INDEX "outbox_campaign_idx";
  DROP INDEX "campaign_recipient_idx";
  DROP INDEX "payload_locked_documents_rels_campaigns_id_idx";
  ALTER TABLE "outbox" DROP COLUMN "campaign_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "campaigns_id";
  DROP TYPE "public"."enum_campaigns_kind";
  DROP TYPE "public"."enum_campaigns_status";`);
}
