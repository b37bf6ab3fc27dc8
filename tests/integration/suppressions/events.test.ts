import { createHmac } from 'node:crypto';

import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { MAIL_EVENTS_MAX } from '@/domain/suppression';
import { UNSIGNED_MAIL_EVENTS_PER_CLIENT } from '@/domain/throttles';

import { anyAddress, type TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';
import { type TestPayload } from '../../support/test-payload';

const SECRET = `whsec_${Buffer.from('a secret that the provider shares').toString('base64')}`;

let app: TestPayload;
let api: TestApi;
let notices = 0;
let email: string;

beforeAll(async () => {
  ({ app, api } = await openSite({ MAIL_WEBHOOK_SECRET: SECRET }));
});
beforeEach(() => {
  email = `volta-${(notices += 1)}@example.com`;
});

const now = () => String(Math.floor(Date.now() / 1_000));

/** The headers that Standard Webhooks gives a message. */
function signed(body: string, { id = `msg_${(notices += 1)}`, at = now(), secret = SECRET } = {}) {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const hash = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': `v1,${hash}` };
}

const send = (body: string, headers: Record<string, string> = signed(body)) =>
  api.request('/suppressions/events', { method: 'POST', body, headers });

const tell = (events: unknown) => send(JSON.stringify(events));
const bounce = () => ({ type: 'bounce', permanent: true, email });

const reasonOf = async (address = email) => {
  const rows = await app.query<{ reason: string }>(
    'select reason from suppressions where email = $1',
    [address],
  );
  return rows[0]?.reason ?? null;
};

async function sentMail(): Promise<string> {
  const id = `<mail-${(notices += 1)}@mimoteca.local>`;
  await app.query(
    `insert into outbox (recipient, template, message_id, status) values ($1, 'campaign', $2, 'sent')`,
    [email, id],
  );
  return id;
}
const feedback = async () =>
  (
    await app.query<{ feedback: string | null }>(
      'select feedback from outbox where recipient = $1',
      [email],
    )
  ).map((row) => row.feedback);

describe('a notice of the mail provider', () => {
  it('that a mailbox does not exist suppresses its address, and is shown with the mail', async () => {
    const messageId = (await sentMail()).slice(1, -1);
    const { status, body } = await tell({
      ...bounce(),
      email: ` ${email.toUpperCase()} `,
      messageId,
    });
    expect([status, body]).toEqual([200, { message: 'Eventos registrados.', suppressed: 1 }]);
    expect(await reasonOf()).toBe('bounce');
    expect(await feedback()).toEqual(['bounce']);
  });

  it('that a mailbox takes nothing for now is noted, and suppresses nothing', async () => {
    const messageId = await sentMail();
    expect((await tell({ type: 'bounce', email, messageId })).body.suppressed).toBe(0);
    expect(await reasonOf()).toBeNull();
    expect(await feedback()).toEqual(['soft-bounce']);
  });

  it('that somebody has complained ends the subscription with its consent', async () => {
    await api.request('/subscribers', { method: 'POST', body: { email } });
    await tell({ type: 'complaint', email });
    expect(await reasonOf()).toBe('complaint');
    expect(await app.query('select id from subscribers where email = $1', [email])).toEqual([]);
    const consents = 'select withdrawn_at is null as stands from consents where email = $1';
    expect(await app.query(consents, [email])).toEqual([{ stands: false }]);
  });

  it('names a mail of somebody else without changing what is shown of that', async () => {
    const messageId = await sentMail();
    const owner = email;
    email = `outra-${owner}`;
    await tell({ ...bounce(), messageId });
    email = owner;
    expect(await feedback()).toEqual([null]);
  });

  it('may hold several events, of which the missing mailbox counts most', async () => {
    const events = [{ type: 'complaint', email }, bounce(), { type: 'complaint', email }];
    expect((await tell(events)).body.suppressed).toBe(3);
    expect(await reasonOf()).toBe('bounce');
  });

  it('does not undo what the staff has decided', async () => {
    await app.query("insert into suppressions (email, reason, at) values ($1, 'manual', now())", [
      email,
    ]);
    await tell(bounce());
    expect(await reasonOf()).toBe('manual');
  });

  it('that comes again changes nothing, also after the staff has lifted it', async () => {
    const body = JSON.stringify(bounce());
    const headers = signed(body);
    await send(body, headers);
    await app.query('delete from suppressions where email = $1', [email]);
    const again = await send(body, headers);
    expect([again.status, again.body]).toEqual([
      200,
      { message: 'Eventos já registrados.', suppressed: 0 },
    ]);
    expect(await reasonOf()).toBeNull();
    // The provider's own next try: the same id at another time.
    const later = signed(body, { id: headers['webhook-id'], at: String(Number(now()) + 1) });
    expect((await send(body, later)).body.suppressed).toBe(0);
  });

  it('that comes ten times at once is worked at once', async () => {
    const body = JSON.stringify(bounce());
    const headers = signed(body);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(body, headers)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(answers.filter(({ body: { suppressed } }) => suppressed === 1)).toHaveLength(1);
  });

  it('about the same addresses as another one at the same time is answered', async () => {
    const two = [bounce(), { type: 'complaint', email: `a-${email}` }];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => tell(index % 2 ? two : two.toReversed())),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  });

  it('is forgotten when nobody repeats it any more', async () => {
    const id = `msg_velho_${(notices += 1)}`;
    await send('[]', signed('[]', { id }));
    await app.query(
      "update mail_webhook_ids set received_at = now() - interval '15 days' where id = $1",
      [id],
    );
    await tell([]);
    expect(await app.query('select id from mail_webhook_ids where id = $1', [id])).toEqual([]);
  });

  it('may be signed with a secret of before as well', async () => {
    const body = JSON.stringify(bounce());
    const headers = signed(body);
    const wrong = signed(body, { secret: `whsec_${'A'.repeat(40)}` })['webhook-signature'];
    const both = `v1a,AAAA ${wrong} ${headers['webhook-signature']}`;
    expect((await send(body, { ...headers, 'webhook-signature': both })).status).toBe(200);
  });
});

describe('refuses', () => {
  const body = JSON.stringify({ type: 'complaint', email: 'vitima@example.com' });
  const minutes = (count: number) => String(Number(now()) + count * 60);

  it.each([
    ['no signature', () => ({})],
    ['another secret', () => signed(body, { secret: `whsec_${'A'.repeat(40)}` })],
    ['the signature of another body', () => signed(`${body} `)],
    ['the signature of another message', () => ({ ...signed(body), 'webhook-id': 'msg_outra' })],
    ['what was signed six minutes ago', () => signed(body, { at: minutes(-6) })],
    ['what was signed in six minutes', () => signed(body, { at: minutes(6) })],
    ['a time that is none', () => signed(body, { at: '1e3' })],
    ['an id of 300 characters', () => signed(body, { id: 'x'.repeat(300) })],
    ['half a signature', () => ({ ...signed(body), 'webhook-signature': 'v1,AAAA' })],
    [
      'no version',
      () => {
        const headers = signed(body);
        return { ...headers, 'webhook-signature': headers['webhook-signature'].slice(3) };
      },
    ],
  ])('%s', async (_, headers) => {
    const answer = await send(body, headers());
    expect([answer.status, answer.body.errors[0].message]).toEqual([
      401,
      'Assinatura ausente, inválida ou vencida.',
    ]);
    expect(await reasonOf('vitima@example.com')).toBeNull();
  });

  it('takes what was signed four minutes ago or ahead', async () => {
    for (const at of [minutes(-4), minutes(4)]) {
      expect((await send('[]', signed('[]', { at }))).status).toBe(200);
    }
  });

  it.each([
    ['no JSON', 'x', 'Valor inválido: 0.'],
    ['a list of lists', '[[]]', 'Valor inválido: 0.'],
    ['no address', '{"type":"bounce"}', 'Valor inválido: 0.email.'],
    ['another type', '{"type":"delivered","email":"a@example.com"}', 'Valor inválido: 0.type.'],
    [
      'an address with another header',
      '{"type":"bounce","email":"a@b.com\\r\\nBcc: c@d.com"}',
      'Por favor, insira um e-mail válido.',
    ],
    [
      'an address with a null byte',
      '{"type":"bounce","email":"a\\u0000@example.com"}',
      expect.stringMatching(/inválid/) as string,
    ],
    [
      'a text for a yes',
      '{"type":"bounce","email":"a@example.com","permanent":"true"}',
      'Valor inválido: 0.permanent.',
    ],
    [
      'too many events',
      JSON.stringify(Array(MAIL_EVENTS_MAX + 1).fill({ type: 'bounce', email: 'a@example.com' })),
      'Envie no máximo 100 eventos de cada vez.',
    ],
  ])('signed, and %s', async (_, text, words) => {
    const { status, body: answer } = await send(text);
    expect([status, answer.errors[0].message]).toEqual([400, words]);
  });

  it('a body of more than 64 KB', async () => {
    const large = JSON.stringify({ ...bounce(), note: 'x'.repeat(70_000) });
    expect((await send(large)).status).toBe(413);
  });

  it('unsigned posts of one client beyond the limit, and still takes what is signed', async () => {
    const client = { 'x-mimoteca-client-address': anyAddress() };
    const statuses: number[] = [];
    const { most } = UNSIGNED_MAIL_EVENTS_PER_CLIENT;
    for (let turn = 0; turn <= most; turn += 1) statuses.push((await send('[]', client)).status);
    expect(statuses).toEqual([...Array<number>(most).fill(401), 429]);
    expect((await send('[]', { ...signed('[]'), ...client })).status).toBe(200);
  });
});
