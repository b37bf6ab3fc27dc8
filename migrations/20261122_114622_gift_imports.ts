import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_gift_imports_status" AS ENUM('checking', 'ready', 'importing', 'done', 'cancelled', 'undoing', 'undone', 'failed');
  CREATE TYPE "public"."enum_gift_import_rows_kind" AS ENUM('new', 'changed', 'same', 'error');
  CREATE TYPE "public"."enum_gift_import_rows_result" AS ENUM('done', 'failed', 'undone', 'kept');
  CREATE TABLE "gift_imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_name" varchar NOT NULL,
  	"status" "enum_gift_imports_status" DEFAULT 'checking' NOT NULL,
  	"editor_id" integer,
  	"notice" varchar,
  	"rows" numeric DEFAULT 0 NOT NULL,
  	"checked" numeric DEFAULT 0 NOT NULL,
  	"created" numeric DEFAULT 0 NOT NULL,
  	"changed" numeric DEFAULT 0 NOT NULL,
  	"same" numeric DEFAULT 0 NOT NULL,
  	"errors" numeric DEFAULT 0 NOT NULL,
  	"imported" numeric DEFAULT 0 NOT NULL,
  	"failed" numeric DEFAULT 0 NOT NULL,
  	"undone" numeric DEFAULT 0 NOT NULL,
  	"kept" numeric DEFAULT 0 NOT NULL,
  	"reached" numeric DEFAULT 0 NOT NULL,
  	"turn_at" timestamp(3) with time zone,
  	"finished_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "gift_import_rows" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"import_id" integer NOT NULL,
  	"line" numeric NOT NULL,
  	"cells" jsonb NOT NULL,
  	"notes" jsonb,
  	"kind" "enum_gift_import_rows_kind",
  	"title" varchar,
  	"gift" numeric,
  	"gift_slug" varchar,
  	"seen_at" varchar,
  	"written_at" varchar,
  	"problems" jsonb,
  	"changes" jsonb,
  	"result" "enum_gift_import_rows_result",
  	"before" jsonb
  );
  
  ALTER TABLE "media" ADD COLUMN "source_url" varchar;
  ALTER TABLE "gift_imports" ADD CONSTRAINT "gift_imports_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gift_import_rows" ADD CONSTRAINT "gift_import_rows_import_id_gift_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."gift_imports"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "gift_imports_status_idx" ON "gift_imports" USING btree ("status");
  CREATE INDEX "gift_imports_editor_idx" ON "gift_imports" USING btree ("editor_id");
  CREATE INDEX "gift_imports_created_at_idx" ON "gift_imports" USING btree ("created_at");
  CREATE INDEX "gift_imports_updated_at_idx" ON "gift_imports" USING btree ("updated_at");
  CREATE INDEX "gift_import_rows_import_idx" ON "gift_import_rows" USING btree ("import_id");
  CREATE UNIQUE INDEX "import_line_idx" ON "gift_import_rows" USING btree ("import_id","line");
  CREATE INDEX "import_gift_idx" ON "gift_import_rows" USING btree ("import_id","gift");
  CREATE INDEX "import_giftSlug_idx" ON "gift_import_rows" USING btree ("import_id","gift_slug");
  CREATE INDEX "media_source_url_idx" ON "media" USING btree ("source_url");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "gift_imports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "gift_import_rows" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "gift_imports" CASCADE;
  DROP TABLE "gift_import_rows" CASCADE;
  DROP INDEX "media_source_url_idx";
  ALTER TABLE "media" DROP COLUMN "source_url";
  DROP TYPE "public"."enum_gift_imports_status";
  DROP TYPE "public"."enum_gift_import_rows_kind";
  DROP TYPE "public"."enum_gift_import_rows_result";`);
}
