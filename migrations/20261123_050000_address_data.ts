import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/** What is told, and erased, when somebody asks for the data of an address: letters, and mails by its normal form. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      create index outbox_address on outbox (lower(recipient));
      create index contact_messages_address on contact_messages (email);
    `),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('drop index outbox_address, contact_messages_address'));
}
