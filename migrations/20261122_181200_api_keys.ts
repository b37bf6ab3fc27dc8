import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_api_keys_scope" AS ENUM('read', 'admin');
  ALTER TYPE "public"."enum_audit_log_entity" ADD VALUE 'api-keys' BEFORE 'site-settings';
  CREATE TABLE "api_keys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"scope" "enum_api_keys_scope" NOT NULL,
  	"prefix" varchar NOT NULL,
  	"hash" varchar NOT NULL,
  	"created_by_id" integer,
  	"last_used_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone,
  	"revoked_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "audit_log" ADD COLUMN "api_key" varchar;
  ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "api_keys_hash_idx" ON "api_keys" USING btree ("hash");
  CREATE INDEX "api_keys_created_by_idx" ON "api_keys" USING btree ("created_by_id");
  CREATE INDEX "api_keys_created_at_idx" ON "api_keys" USING btree ("created_at");
  CREATE INDEX "api_keys_updated_at_idx" ON "api_keys" USING btree ("updated_at");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "api_keys" CASCADE;
  ALTER TABLE "audit_log" ALTER COLUMN "entity" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_entity";
  CREATE TYPE "public"."enum_audit_log_entity" AS ENUM('gifts', 'categories', 'category-groups', 'occasions', 'occasion-groups', 'media', 'search-synonyms', 'site-settings');
  ALTER TABLE "audit_log" ALTER COLUMN "entity" SET DATA TYPE "public"."enum_audit_log_entity" USING "entity"::"public"."enum_audit_log_entity";
  ALTER TABLE "audit_log" DROP COLUMN "api_key";
  DROP TYPE "public"."enum_api_keys_scope";`);
}
