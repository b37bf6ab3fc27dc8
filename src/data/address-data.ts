import 'server-only';

import config from '@payload-config';
import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, getPayload } from 'payload';

import { adapterOf } from '@collections/shared/adapter-of';
import { collectAddressData } from '@collections/shared/address-data/collect-address-data';
import { eraseAddress } from '@collections/shared/address-data/erase-address';
import { inTransaction } from '@collections/shared/in-transaction';
import { transactionOf } from '@collections/shared/transaction';
import { timestamp } from '@/domain/dates';
import { normaliseEmail } from '@/domain/email';

/**
 * What the site stores under an address without an account, as one moment shows it. Of messages to us only when and about
 * what they were: who has been forwarded a letter has its links too.
 */
export async function readAddressData(address: string): Promise<object> {
  const email = normaliseEmail(address);
  const payload = await getPayload({ config });
  return adapterOf(payload).drizzle.transaction(
    async (db) => {
      const { mensagensDeContato, ...data } = await collectAddressData(db, email);
      const { rows: consents } = await db.execute(sql`
        select 'Newsletter' as "aQue", text as texto, version as versao, to_json(created_at) as "dadoEm",
          to_json(withdrawn_at) as "retiradoEm"
        from consents where email = ${email} order by created_at, id
      `);
      return {
        geradoEm: timestamp(),
        email,
        ...data,
        consentimentos: consents,
        mensagensDeContato: mensagensDeContato.map(({ assunto, enviadaEm }) => ({
          assunto,
          enviadaEm,
        })),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Erases all of it at once. An account of the address stays, without the newsletter. */
export async function eraseAddressData(address: string): Promise<void> {
  const email = normaliseEmail(address);
  const payload = await getPayload({ config });
  const req = await createLocalReq({}, payload);
  await inTransaction(req, async () => {
    // By its collection, which ends the consent of an account as well.
    const where = { email: { equals: email } };
    await payload.delete({ collection: 'subscribers', where, depth: 0, req });
    await eraseAddress(await transactionOf(req), email);
  });
}
