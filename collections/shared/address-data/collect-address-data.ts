import { sql } from '@payloadcms/db-postgres';

import { MAIL_TEMPLATES } from '@/domain/mail';
import { MAIL_STATES } from '@/domain/outbox';
import { MAIL_FEEDBACK, SUPPRESSION_REASONS } from '@/domain/suppression';

import type { Database } from '../adapter-of';

type Choices = readonly { value: string; label: string }[];
type SentMail = { mensagem: string; situacao: string; retorno: string | null };

const labelIn = (choices: Choices, value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? value;

/**
 * What the site stores under an address, in its normal form, whether or not it has an account: Portuguese keys, ISO 8601
 * dates. Of mails that were sent only that they were: what they say is not stored.
 */
export async function collectAddressData(db: Database, email: string) {
  const read = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows;

  const [subscription] = await read(sql`
    select true as inscrita, to_json(created_at) as desde, to_json(confirmed_at) as "confirmadaEm",
      coalesce(wants_ideas, false) as "recebeIdeias", coalesce(wants_dates, false) as "recebeDatas"
    from subscribers where email = ${email}
  `);
  const { rows: mails } = await db.execute<SentMail>(sql`
    select template as mensagem, status as situacao, feedback as retorno, to_json(created_at) as "criadaEm",
      to_json(settled_at) as "concluidaEm"
    from outbox where lower(recipient) = ${email} order by created_at, id
  `);
  const { rows: suppressions } = await db.execute<{ motivo: string }>(sql`
    select reason as motivo, detail as detalhe, to_json(at) as desde from suppressions where email = ${email}
  `);
  const [suppression] = suppressions;
  return {
    newsletter: subscription ?? { inscrita: false },
    mensagensDeContato: await read(sql`
      select name as nome, email, subject as assunto, message as mensagem, to_json(created_at) as "enviadaEm"
      from contact_messages where email = ${email} order by created_at, id
    `),
    mensagensQueEnviamos: mails.map((mail) => ({
      ...mail,
      mensagem: labelIn(MAIL_TEMPLATES, mail.mensagem),
      situacao: labelIn(MAIL_STATES, mail.situacao),
      retorno: mail.retorno === null ? null : labelIn(MAIL_FEEDBACK, mail.retorno),
    })),
    enderecoSuprimido:
      suppression === undefined
        ? null
        : { ...suppression, motivo: labelIn(SUPPRESSION_REASONS, suppression.motivo) },
  };
}
