import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_contact_messages_status" AS ENUM('new', 'read', 'answered', 'spam');
  ALTER TABLE "consents" ALTER COLUMN "user_id" DROP NOT NULL;
  ALTER TABLE "subscribers" ADD COLUMN "confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "subscribers" ADD COLUMN "wants_ideas" boolean DEFAULT true;
  ALTER TABLE "subscribers" ADD COLUMN "wants_dates" boolean DEFAULT true;
  ALTER TABLE "contact_messages" ADD COLUMN "status" "enum_contact_messages_status" DEFAULT 'new';
  ALTER TABLE "consents" ADD COLUMN "email" varchar;
  CREATE INDEX "consents_email_idx" ON "consents" USING btree ("email");
  -- An account's address was confirmed when the account was.
  UPDATE "subscribers" s SET "confirmed_at" = c."created_at"
  FROM "users" u JOIN "consents" c ON c."user_id" = u."id" AND c."kind" = 'newsletter' AND c."withdrawn_at" IS NULL
  WHERE u."email" = s."email" AND u."_verified";`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "consents_email_idx";
  DELETE FROM "consents" WHERE "user_id" IS NULL;
  ALTER TABLE "consents" ALTER COLUMN "user_id" SET NOT NULL;
  ALTER TABLE "subscribers" DROP COLUMN "confirmed_at";
  ALTER TABLE "subscribers" DROP COLUMN "wants_ideas";
  ALTER TABLE "subscribers" DROP COLUMN "wants_dates";
  ALTER TABLE "contact_messages" DROP COLUMN "status";
  ALTER TABLE "consents" DROP COLUMN "email";
  DROP TYPE "public"."enum_contact_messages_status";`);
}
