import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Mail } from '@/domain/mail';
import type { SuppressionReason } from '@/domain/suppression';

import { createFactories } from '../../support/factories';
import { type TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';
import { sendQueuedMails } from '../../support/send-queued-mails';
import { type SmtpSink, startSmtpSink } from '../../support/smtp-sink';
import { type TestPayload } from '../../support/test-payload';

let app: TestPayload;
let api: TestApi;
let sink: SmtpSink;
let people = 0;
let email: string;
let behave: Parameters<typeof startSmtpSink>[0];

beforeAll(async () => {
  ({ app, api } = await openSite());
  sink = await startSmtpSink((to) => behave?.(to) ?? 'take');
  const { createSmtpTransport } = await import('@/server/mail/smtp-transport');
  const transport = createSmtpTransport(`smtp://127.0.0.1:${sink.port}`);
  app.payload.email.sendEmail = (mail) =>
    transport.sendMail({ ...mail, from: 'Mimoteca <ola@mimoteca.local>' });
});
beforeEach(() => {
  behave = undefined;
  email = `destino-${(people += 1)}@example.com`;
});
afterAll(() => sink.close());

const suppressed = (reason: SuppressionReason) =>
  app.query('insert into suppressions (email, reason, at) values ($1, $2, now())', [email, reason]);

const reasons = async () =>
  (
    await app.query<{ reason: string }>('select reason from suppressions where email = $1', [email])
  ).map(({ reason }) => reason);

async function queue(mail: Mail): Promise<void> {
  const { queueMail } = await import('@collections/shared/queue-mail');
  const { createLocalReq } = await import('payload');
  await queueMail(await createLocalReq({}, app.payload), email, mail);
}

const settled = async () => {
  await sendQueuedMails();
  return app.query<{ status: string; reason: string | null; feedback: string | null }>(
    'select status, reason, feedback from outbox where recipient = $1 order by id',
    [email],
  );
};

const url = 'http://localhost:3000/x';
const links = { unsubscribeUrl: url, oneClickUrl: url, preferencesUrl: url };
const WELCOME: Mail = { template: 'newsletter-welcome', url, ...links };
const RESET: Mail = { template: 'reset-password', url };
const CONFIRM: Mail = { template: 'newsletter-confirm', url, unsubscribeUrl: url };

describe('a suppressed address', () => {
  it.each([
    ['bounce', [], 'não existe'],
    ['complaint', [RESET, CONFIRM], 'reclamou'],
    ['manual', [RESET, CONFIRM], 'a equipe'],
  ] as const)('for the reason "%s" gets no mail of the newsletter', async (reason, sent, words) => {
    await suppressed(reason);
    const mails = [WELCOME, RESET, CONFIRM];
    for (const mail of mails) await queue(mail);
    const rows = await settled();
    expect(rows.map(({ status }) => status)).toEqual(
      mails.map((mail) => (sent.some((one) => one === mail) ? 'sent' : 'cancelled')),
    );
    expect(rows[0]?.reason).toContain(words);
    expect(sink.mails.filter(({ to }) => to === email)).toHaveLength(sent.length);
  });

  it('is found however a mail writes it', async () => {
    await suppressed('bounce');
    email = email.toUpperCase();
    await queue(RESET);
    expect(await settled()).toMatchObject([{ status: 'cancelled' }]);
  });
});

describe('a server that refuses a mail', () => {
  it('because there is no such mailbox has its address suppressed, and no other mail goes there', async () => {
    behave = () => 'no-mailbox';
    await queue(WELCOME);
    expect(await settled()).toMatchObject([{ status: 'failed', feedback: 'bounce' }]);
    expect(await reasons()).toEqual(['bounce']);
    behave = undefined;
    await queue(RESET);
    expect((await settled())[1]).toMatchObject({ status: 'cancelled' });
  });

  it('without saying that the mailbox does not exist says nothing about the address', async () => {
    behave = () => 'refuse';
    await queue(WELCOME);
    expect(await settled()).toMatchObject([{ status: 'failed', feedback: null }]);
    expect(await reasons()).toEqual([]);
  });
});

describe('is lifted', () => {
  it.each([['bounce'], ['complaint']] as const)(
    'by the click in the mail that asks to confirm (%s), and not by the form before it',
    async (reason) => {
      await suppressed(reason);
      await api.request('/subscribers', { method: 'POST', body: { email } });
      expect(await reasons()).toEqual([reason]);
      const { confirmationLink } = await import('@collections/subscribers/newsletter-links');
      const signature = new URL(confirmationLink(email)).searchParams.get('assinatura');
      const body = { email, signature };
      await api.request('/newsletter/confirm', { method: 'POST', body });
      expect(await reasons()).toEqual([]);
      expect((await settled()).at(-1)).toMatchObject({ status: 'sent' });
    },
  );

  it('by who signs in and wants the newsletter, unless the staff has decided it', async () => {
    const user = await createFactories(app.payload).user();
    email = user.email;
    const as = await api.login(user);
    const body = { subscribed: true };
    const want = () => api.request('/users/newsletter', { method: 'POST', body, as });
    await suppressed('complaint');
    await want();
    expect(await reasons()).toEqual([]);
    await suppressed('manual');
    await want();
    expect(await reasons()).toEqual(['manual']);
  });

  it('by the staff, who can also suppress an address, for no reason but their own', async () => {
    const as = await api.login(await createFactories(app.payload).user({ isAdmin: true }));
    const body = {
      email: ` ${email.toUpperCase()} `,
      reason: 'bounce',
      detail: 'Pediu por carta.',
    };
    const created = await api.request('/suppressions', { method: 'POST', body, as });
    expect(created.body.doc).toMatchObject({ email, reason: 'manual', detail: 'Pediu por carta.' });
    expect((await api.request('/suppressions', { method: 'POST', body, as })).status).toBe(400);
    await api.request(`/suppressions/${created.body.doc.id}`, { method: 'DELETE', as });
    expect(await reasons()).toEqual([]);
  });
});
