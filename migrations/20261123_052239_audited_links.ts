import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_entity" ADD VALUE 'link-checks' BEFORE 'search-synonyms';`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "audit_log" WHERE "entity" = 'link-checks';
  ALTER TABLE "audit_log" ALTER COLUMN "entity" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_entity";
  CREATE TYPE "public"."enum_audit_log_entity" AS ENUM('gifts', 'categories', 'category-groups', 'occasions', 'occasion-groups', 'media', 'search-synonyms', 'api-keys', 'site-settings');
  ALTER TABLE "audit_log" ALTER COLUMN "entity" SET DATA TYPE "public"."enum_audit_log_entity" USING "entity"::"public"."enum_audit_log_entity";`);
}
