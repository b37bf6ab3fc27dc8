import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

import { timestamp } from '@/domain/dates';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { personalData } from '@/messages/personal-data';

import { adapterOf } from '../../shared/adapter-of';
import { collectAddressData } from '../../shared/address-data/collect-address-data';

type Row = Record<string, unknown>;
type OfGift = Row & { gift_id: number };

/**
 * Everything the site stores about one user, as they read it: Portuguese keys, ISO 8601 dates, one moment in time.
 * Nothing that would open the account (hashes, tokens, session ids), and nothing of what others wrote about it. Null
 * when there is no such account. LGPD, articles 18 and 19.
 */
export async function collectPersonalData(
  { payload }: PayloadRequest,
  userId: number,
): Promise<object | null> {
  return adapterOf(payload).drizzle.transaction(
    async (db) => {
      const read = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows;

      const { rows: accounts } = await db.execute<Row & { email: string }>(sql`
        select id as identificador, name as nome, email, pending_email as "emailAConfirmar",
          coalesce(_verified, false) as "emailConfirmado", coalesce(is_admin, false) as administra,
          to_json(created_at) as "criadaEm", to_json(updated_at) as "alteradaEm",
          to_json(lock_until) as "bloqueadaAte"
        from users where id = ${userId}
      `);
      const [account] = accounts;
      if (account === undefined) return null;
      const { email } = account;

      const { newsletter, ...ofAddress } = await collectAddressData(db, email);
      const { rows: favourites } = await db.execute<OfGift>(sql`
        select ${GIFT}, c.name as categoria, to_json(f.created_at) as "guardadoEm"
        from favourites f join gifts g on g.id = f.gift_id left join categories c on c.id = f.category_id
        where f.user_id = ${userId} order by f.created_at, f.id
      `);
      const { rows: reviews } = await db.execute<OfGift>(sql`
        select ${GIFT}, r.rating::integer as nota, r.comment as texto, r.user_name as "nomeMostrado",
          coalesce(r.verified, false) as verificada, coalesce(r.hidden, false) as "escondidaPelaModeracao",
          to_json(r.created_at) as "escritaEm", to_json(r.updated_at) as "alteradaEm"
        from reviews r join gifts g on g.id = r.gift_id
        where r.user_id = ${userId} order by r.created_at, r.id
      `);
      return {
        geradoEm: timestamp(),
        conta: account,
        newsletter,
        favoritos: favourites.map(withAddress),
        avaliacoes: reviews.map(withAddress),
        consentimentos: await read(sql`
          select case kind when 'account' then 'Conta' else 'Newsletter' end as "aQue", text as texto,
            version as versao, to_json(created_at) as "dadoEm", to_json(withdrawn_at) as "retiradoEm"
          from consents where user_id = ${userId} or email = ${email} order by created_at, id
        `),
        ...ofAddress,
        sessoesAbertas: await read(sql`
          select to_json(created_at) as inicio, to_json(expires_at) as fim
          from users_sessions where _parent_id = ${userId} and expires_at > now() order by created_at
        `),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** A draft may be a favourite by its id, so its title is included only once everybody may read it. */
const GIFT = sql`g.id as gift_id,
  case when g._status = 'published' then g.title else ${personalData.giftUnavailable} end as presente`;

function withAddress({ gift_id, presente, ...rest }: OfGift): object {
  return { presente, endereco: env.SITE_URL + paths.gift(gift_id), ...rest };
}
