import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_log_operation" AS ENUM('create', 'draft', 'update', 'publish', 'unpublish', 'trash', 'restore', 'delete');
  CREATE TYPE "public"."enum_audit_log_entity" AS ENUM('gifts', 'categories', 'category-groups', 'occasions', 'occasion-groups', 'media', 'site-settings');
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer,
  	"operation" "enum_audit_log_operation" NOT NULL,
  	"entity" "enum_audit_log_entity" NOT NULL,
  	"document" varchar NOT NULL,
  	"title" varchar,
  	"changes" jsonb NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "audit_log_user_idx" ON "audit_log" USING btree ("user_id");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "entity_document_idx" ON "audit_log" USING btree ("entity","document");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "audit_log" CASCADE;
  DROP TYPE "public"."enum_audit_log_operation";
  DROP TYPE "public"."enum_audit_log_entity";`);
}
