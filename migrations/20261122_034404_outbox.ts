import { createCipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto';

import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres';

/** As src/lib/seal.ts had it at that time. */
function seal(text: string): string {
  const secret = process.env.PAYLOAD_SECRET ?? '';
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mimoteca outbox', 32));
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_outbox_template" AS ENUM('confirm-email', 'confirm-new-email', 'reset-password', 'already-registered', 'password-changed', 'email-change-notice', 'newsletter-confirm', 'newsletter-welcome', 'contact-message', 'contact-copy', 'campaign-test', 'campaign');
  CREATE TYPE "public"."enum_outbox_status" AS ENUM('queued', 'paused', 'sending', 'sent', 'failed', 'unknown', 'cancelled');
  CREATE TABLE "outbox" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"recipient" varchar NOT NULL,
  	"template" "enum_outbox_template" NOT NULL,
  	"status" "enum_outbox_status" DEFAULT 'queued' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"doubts" numeric DEFAULT 0 NOT NULL,
  	"reason" varchar,
  	"message_id" varchar NOT NULL,
  	"next_at" timestamp(3) with time zone,
  	"claimed_at" timestamp(3) with time zone,
  	"settled_at" timestamp(3) with time zone,
  	"sealed" varchar,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "outbox_id" integer;
  CREATE INDEX "outbox_recipient_idx" ON "outbox" USING btree ("recipient");
  CREATE UNIQUE INDEX "outbox_message_id_idx" ON "outbox" USING btree ("message_id");
  CREATE INDEX "outbox_settled_at_idx" ON "outbox" USING btree ("settled_at");
  CREATE INDEX "outbox_created_at_idx" ON "outbox" USING btree ("created_at");
  CREATE INDEX "outbox_updated_at_idx" ON "outbox" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_outbox_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_outbox_id_idx" ON "payload_locked_documents_rels" USING btree ("outbox_id");
  -- What is due next.
  CREATE INDEX "outbox_due" ON "outbox" ("next_at", "id") WHERE "status" = 'queued';`);

  // Mails that wait in the queue of before.
  const { rows } = await db.execute<{ recipient: string; mail: { template: string } }>(sql`
    select input ->> 'to' as recipient, input -> 'mail' as mail from payload_jobs
    where task_slug = 'send-mail' and has_error is not true and completed_at is null
      and input -> 'mail' ->> 'template' <> 'newsletter-welcome'
  `);
  for (const { recipient, mail } of rows) {
    await db.execute(sql`
      insert into outbox (recipient, template, message_id, next_at, sealed)
      values (${recipient}, ${mail.template}::enum_outbox_template, ${`<${randomUUID()}@mimoteca>`},
        now(), ${seal(JSON.stringify(mail))})
    `);
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_outbox_fk";
  DROP TABLE "outbox" CASCADE;
  DROP INDEX "payload_locked_documents_rels_outbox_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "outbox_id";
  DROP TYPE "public"."enum_outbox_template";
  DROP TYPE "public"."enum_outbox_status";`);
}
