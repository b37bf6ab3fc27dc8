import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createFactories } from '../../support/factories';
import { type TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';
import { rowsReadOf } from '../../support/rows-read';
import { sendQueuedMails } from '../../support/send-queued-mails';
import { type TestPayload } from '../../support/test-payload';
import { tracesOf } from '../../support/traces';

let app: TestPayload;
let api: TestApi;
let people = 0;
let email: string;

beforeAll(async () => {
  ({ app, api } = await openSite());
});
beforeEach(() => {
  email = `sem-conta-${(people += 1)}@example.com`;
});

const post = (path: string, body: object) => api.request(path, { method: 'POST', body });

/** An address with data everywhere that the site lets somebody without an account have any. */
async function leaveData(): Promise<void> {
  await post('/subscribers', { email });
  const message = { name: 'Ana', email, subject: 'duvida', message: 'Um segredo meu.' };
  await post('/contact-messages', message);
  await sendQueuedMails();
  await app.query(
    "insert into suppressions (email, reason, at) values ($1, 'complaint', now()) on conflict do nothing",
    [email],
  );
}

/** So many more rows like one of `table`, each of an address of its own. */
async function copyToOthers(table: string, count: number): Promise<void> {
  const address = table === 'outbox' ? 'recipient' : 'email';
  await app.query(`
    insert into ${table}
    select (jsonb_populate_record(
      null::${table},
      to_jsonb(t) || jsonb_build_object(
        'id', nextval(pg_get_serial_sequence('${table}', 'id')), 'message_id', gen_random_uuid(),
        '${address}', gen_random_uuid() || '@example.com'
      )
    )).*
    from (select * from ${table} limit 1) t, generate_series(1, ${count})
  `);
  await app.query(`analyze ${table}`);
}

async function link(address = email) {
  const { newsletterLinks } = await import('@collections/subscribers/newsletter-links');
  const { searchParams } = new URL(newsletterLinks(address).preferencesUrl);
  return { email, signature: searchParams.get('assinatura') };
}

const ask = async (action: string) => post('/newsletter/data', { ...(await link()), action });

describe('the link of a mail', () => {
  it('tells what is stored under its address, but not what somebody wrote to us', async () => {
    await leaveData();
    const { status, body, headers } = await ask('export');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      email,
      newsletter: { inscrita: true, confirmadaEm: null },
      consentimentos: [{ aQue: 'Newsletter', versao: '2026-11-22', retiradoEm: null }],
      mensagensQueEnviamos: [
        { mensagem: 'Confirmação da newsletter', situacao: 'Enviado' },
        { mensagem: 'Contato: cópia', situacao: 'Enviado' },
      ],
      enderecoSuprimido: { motivo: 'Reclamação: marcado como spam' },
      mensagensDeContato: [{ assunto: 'duvida' }],
    });
    expect(JSON.stringify(body)).not.toMatch(/segredo|Ana|sealed|assinatura/);
  });

  it('erases all of it, also what waits to be sent, and goes on saying that there is nothing', async () => {
    await leaveData();
    await post('/contact-messages', { name: 'Ana', email, subject: 'outro', message: 'Mais uma.' });
    expect((await tracesOf(app, [email])).toSorted()).toEqual([
      'consents.email',
      'contact_messages.email',
      'contact_messages.search_text',
      'outbox.recipient',
      'subscribers.email',
      'suppressions.email',
    ]);
    expect((await ask('erase')).body.message).toMatch(/^Dados apagados/);
    expect(await tracesOf(app, [email])).toEqual([]);
    const sent = app.outbox.length;
    await sendQueuedMails();
    expect(app.outbox.slice(sent).filter(({ to }) => to === email)).toEqual([]);
    expect((await ask('erase')).status).toBe(200);
    const { body } = await ask('export');
    expect(body).toMatchObject({ newsletter: { inscrita: false }, enderecoSuprimido: null });
    expect(body).toMatchObject({ consentimentos: [], mensagensQueEnviamos: [] });
  });

  it.each(['export', 'erase'])(
    'costs what is stored of the address, however much of others: %s',
    async (action) => {
      await leaveData();
      for (const table of ['outbox', 'contact_messages', 'consents']) {
        await copyToOthers(table, 2_000);
        const { sequential, fetched } = await rowsReadOf(app, table, () => ask(action));
        expect({ table, sequential }).toEqual({ table, sequential: 0 });
        expect(fetched).toBeLessThan(20);
        await leaveData();
      }
    },
  );

  it('leaves an account of the address, whose consent to the newsletter ends', async () => {
    const user = await createFactories(app.payload).user();
    email = user.email;
    const as = await api.login(user);
    const body = { subscribed: true };
    await api.request('/users/newsletter', { method: 'POST', body, as });
    await ask('erase');
    expect((await api.request('/users/newsletter', { as })).body).toEqual({ subscribed: false });
    const consents = 'select withdrawn_at is null as stands from consents where user_id = $1';
    expect(await app.query(consents, [user.id])).toEqual([{ stands: false }]);
  });

  it('does nothing for another address, and nothing else than that', async () => {
    await leaveData();
    const { signature } = await link(`outra-${email}`);
    const own = await link();
    for (const body of [
      { email, signature, action: 'erase' },
      { email, signature: '', action: 'export' },
      { ...own, action: 'drop' },
      own,
      [],
    ]) {
      const answer = await post('/newsletter/data', body);
      expect([answer.status, answer.body.errors[0].message]).toEqual([
        400,
        'Este link não é válido. Abra o da mensagem mais recente que enviamos.',
      ]);
    }
    expect(await tracesOf(app, [email])).toHaveLength(6);
  });
});
