import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "media" SET "prefix" = '' WHERE "prefix" IS NULL;
  DROP INDEX "media_filename_idx";
  ALTER TABLE "media" ALTER COLUMN "prefix" SET DEFAULT 'gifts';
  CREATE UNIQUE INDEX "media_filename_compound_idx" ON "media" USING btree ("filename","prefix");
  CREATE INDEX "media_filename_idx" ON "media" USING btree ("filename");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_filename_compound_idx";
  DROP INDEX "media_filename_idx";
  ALTER TABLE "media" ALTER COLUMN "prefix" SET DEFAULT '';
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");`);
}
