import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Session } from '../../support/http';
import { openSite, type OpenSite } from '../../support/open-site';
import { sendQueuedMails } from '../../support/send-queued-mails';
import { type SmtpSink, startSmtpSink } from '../../support/smtp-sink';
import { addresses, campaignsOf } from './support';

let site: OpenSite;
let admin: Session;
let campaigns: ReturnType<typeof campaignsOf>;
let sink: SmtpSink;

const FAULTS = {
  'leitora-00003@example.com': 'refuse',
  'leitora-00009@example.com': 'drop-in-data',
  'leitora-00014@example.com': 'hang-at-rcpt',
  'leitora-00021@example.com': 'drop-after-data',
  'leitora-00027@example.com': 'later',
} as const;
let faults = new Map<string, (typeof FAULTS)[keyof typeof FAULTS]>(Object.entries(FAULTS));

beforeAll(async () => {
  site = await openSite();
  admin = await site.api.login(await site.make.user({ isAdmin: true }));
  campaigns = campaignsOf(site, site.api, () => admin);
  sink = await startSmtpSink((to) => faults.get(to) ?? 'take');
  const { createSmtpTransport } = await import('@/server/mail/smtp-transport');
  const patience = { connection: 500, greeting: 500, answer: 300 };
  const transport = createSmtpTransport(`smtp://127.0.0.1:${sink.port}`, patience);
  site.app.payload.email.sendEmail = (mail) =>
    transport.sendMail({ ...mail, from: 'Mimoteca <ola@mimoteca.local>' });
});
afterAll(() => sink.close());

/** As if every pause had passed: after a failure of the server, and before another try of a mail. */
async function sendOn(): Promise<void> {
  const { outage } = await import('@/data/outbox/outage');
  outage.end();
  await site.app.query("update outbox set next_at = now() where status = 'queued'");
  await sendQueuedMails();
}

it('a mail server that refuses, drops, hangs and puts off harms no other recipient, and its mails only when it must', async () => {
  await campaigns.subscribe(...addresses(40));
  const id = await campaigns.create();
  await campaigns.move(id, 'send');
  await sendOn();
  await sendOn();
  // Who is put off, or cannot be reached, has not got it, and is not given up.
  expect(await campaigns.progress(id)).toMatchObject({ status: 'sending' });
  faults = new Map([['leitora-00003@example.com', 'refuse']]);
  await sendOn();
  await sendOn();
  expect(await campaigns.progress(id)).toMatchObject({
    status: 'done',
    recipients: 40,
    sent: 39,
    failed: 1,
  });
  const got = sink.mails.map(({ to, messageId }) => `${to} ${messageId}`);
  const rows = await campaigns.deliveries(id);
  const expected = rows.filter(({ status }) => status === 'sent');
  expect([...new Set(got)].sort()).toEqual(
    expected.map(({ recipient, messageId }) => `${recipient} ${messageId}`),
  );
  const twice = got.filter((mail, index) => got.indexOf(mail) !== index);
  // It had this one, and went before it said so.
  for (const mail of twice) expect(mail).toContain('leitora-00021@example.com');
});
