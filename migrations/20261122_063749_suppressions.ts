import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_outbox_feedback" AS ENUM('bounce', 'soft-bounce', 'complaint');
  CREATE TYPE "public"."enum_suppressions_reason" AS ENUM('bounce', 'complaint', 'manual');
  CREATE TABLE "suppressions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"reason" "enum_suppressions_reason" DEFAULT 'manual' NOT NULL,
  	"detail" varchar,
  	"at" timestamp(3) with time zone NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  -- Notices of the mail provider that have been worked at: it sends one again when it got no answer.
  CREATE TABLE "mail_webhook_ids" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"received_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  CREATE INDEX "mail_webhook_ids_received_at_idx" ON "mail_webhook_ids" USING btree ("received_at");
  ALTER TABLE "outbox" ADD COLUMN "feedback" "enum_outbox_feedback";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "suppressions_id" integer;
  CREATE UNIQUE INDEX "suppressions_email_idx" ON "suppressions" USING btree ("email");
  CREATE INDEX "suppressions_created_at_idx" ON "suppressions" USING btree ("created_at");
  CREATE INDEX "suppressions_updated_at_idx" ON "suppressions" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_suppressions_fk" FOREIGN KEY ("suppressions_id") REFERENCES "public"."suppressions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_suppressions_id_idx" ON "payload_locked_documents_rels" USING btree ("suppressions_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_suppressions_fk";
  DROP TABLE "suppressions";
  DROP TABLE "mail_webhook_ids";
  DROP INDEX "payload_locked_documents_rels_suppressions_id_idx";
  ALTER TABLE "outbox" DROP COLUMN "feedback";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "suppressions_id";
  DROP TYPE "public"."enum_outbox_feedback";
  DROP TYPE "public"."enum_suppressions_reason";`);
}
