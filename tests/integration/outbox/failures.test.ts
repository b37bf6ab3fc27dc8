import { createServer } from 'node:net';

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { OUTBOX } from '@/domain/outbox';

import { freePort } from '../../support/free-port';
import { openSite } from '../../support/open-site';
import { sendQueuedMails } from '../../support/send-queued-mails';
import { type SmtpSink, startSmtpSink } from '../../support/smtp-sink';
import { type TestPayload } from '../../support/test-payload';

let app: TestPayload;
let sink: SmtpSink;
let behave: Parameters<typeof startSmtpSink>[0];

type Row = {
  recipient: string;
  status: string;
  attempts: number;
  doubts: number;
  reason: string | null;
  sealed: string | null;
  wait: number | null;
};

beforeAll(async () => {
  ({ app } = await openSite());
  sink = await startSmtpSink((to) => behave?.(to) ?? 'take');
  await useServer(sink.port);
});
afterEach(async () => {
  behave = undefined;
  sink.mails.length = 0;
  const { outage } = await import('@/data/outbox/outage');
  outage.end();
  await app.query('delete from outbox');
});
afterAll(() => sink.close());

/** Sends through the mail server of a port, without waiting for it as long as the site does. */
async function useServer(port: number): Promise<void> {
  const { createSmtpTransport } = await import('@/server/mail/smtp-transport');
  const patience = { connection: 500, greeting: 500, answer: 300 };
  const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, patience);
  app.payload.email.sendEmail = (mail) =>
    transport.sendMail({ ...mail, from: 'Mimoteca <ola@mimoteca.local>' });
}

let mails = 0;
async function queue(...recipients: string[]): Promise<void> {
  const { seal } = await import('@/lib/seal');
  const mail = { template: 'password-changed', url: 'http://localhost:3000/settings' };
  for (const recipient of recipients) {
    await app.query(
      `insert into outbox (recipient, template, message_id, next_at, sealed)
       values ($1, 'password-changed', $2, now(), $3)`,
      [
        recipient,
        `<mail-${(mails += 1)}@mimoteca.local>`,
        seal(JSON.stringify(mail), process.env.PAYLOAD_SECRET ?? ''),
      ],
    );
  }
}

const rows = () =>
  app.query<Row>(
    `select recipient, status, attempts::integer, doubts::integer, reason, sealed,
       round(extract(epoch from next_at - claimed_at) * 1000)::integer as wait
     from outbox order by recipient`,
  );

/** As if the time until the next try had passed. */
const makeDue = () => app.query("update outbox set next_at = now() where status = 'queued'");

/** As if the pause after a server was not there had passed. */
async function afterOutage(): Promise<void> {
  const { outage } = await import('@/data/outbox/outage');
  expect(outage.left()).toBeGreaterThan(0);
  outage.end();
}

const received = () => sink.mails.map(({ to }) => to).sort();

describe('a mail server that', () => {
  it('refuses one address fails that mail alone', async () => {
    behave = (to) => (to === 'b@example.com' ? 'refuse' : 'take');
    await queue('a@example.com', 'b@example.com', 'c@example.com');
    await sendQueuedMails();
    expect(await rows()).toMatchObject([
      { status: 'sent', attempts: 1, sealed: null },
      { status: 'failed', reason: '550 no such user', sealed: null },
      { status: 'sent' },
    ]);
    expect(received()).toEqual(['a@example.com', 'c@example.com']);
  });

  it('does not want a mail now gets it again after pauses that grow', async () => {
    behave = () => 'later';
    await queue('a@example.com');
    const pauses: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      await sendQueuedMails();
      const [row] = await rows();
      expect(row).toMatchObject({ status: 'queued', reason: '451 later', doubts: 0 });
      pauses.push(Math.round((row?.wait ?? 0) / OUTBOX.shortestPause));
      await makeDue();
    }
    expect(pauses).toEqual([1, 2, 4]);
    behave = undefined;
    await sendQueuedMails();
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 4 }]);
    expect(received()).toEqual(['a@example.com']);
  });

  it('does not want it for days is not asked again', async () => {
    behave = () => 'later';
    await queue('a@example.com');
    await app.query("update outbox set created_at = now() - interval '4 days'");
    await sendQueuedMails();
    expect(await rows()).toMatchObject([{ status: 'failed', sealed: null, wait: null }]);
  });

  it.each(['hang-at-rcpt', 'drop-in-data'] as const)(
    'fails before it has the mail (%s) has not got it: it is sent when the server is there',
    async (what) => {
      behave = () => what;
      await queue('a@example.com');
      await sendQueuedMails();
      expect(await rows()).toMatchObject([{ status: 'queued', doubts: 0 }]);
      behave = undefined;
      await makeDue();
      await afterOutage();
      await sendQueuedMails();
      expect(await rows()).toMatchObject([{ status: 'sent', doubts: 0 }]);
      expect(received()).toEqual(['a@example.com']);
    },
  );

  it.each(['is not there', 'takes connections and says nothing'])(
    '%s gets every mail once it is there',
    async (what) => {
      const silent = createServer();
      const port = await freePort();
      if (what !== 'is not there') {
        await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve));
      }
      await useServer(port);
      await queue('a@example.com', 'b@example.com', 'c@example.com');
      await sendQueuedMails();
      for (const row of await rows()) expect(row).toMatchObject({ status: 'queued', doubts: 0 });
      silent.close();
      await useServer(sink.port);
      await makeDue();
      await afterOutage();
      await sendQueuedMails();
      for (const row of await rows()) expect(row).toMatchObject({ status: 'sent', doubts: 0 });
      expect(received()).toEqual(['a@example.com', 'b@example.com', 'c@example.com']);
    },
  );

  it('drops one mail in the middle gets the others, and that one when it is tried again', async () => {
    behave = (to) => (to === 'b@example.com' ? 'drop-in-data' : 'take');
    await queue('a@example.com', 'b@example.com', 'c@example.com');
    await sendQueuedMails();
    behave = undefined;
    await makeDue();
    await afterOutage();
    await sendQueuedMails();
    for (const row of await rows()) expect(row).toMatchObject({ status: 'sent', doubts: 0 });
    expect(received()).toEqual(['a@example.com', 'b@example.com', 'c@example.com']);
  });

  it.each([
    ['goes', 'drop-after-data'],
    ['goes silent', 'hang-after-data'],
  ] as const)('%s when it has the mail gets it once more, as the same mail', async (_, what) => {
    behave = () => what;
    await queue('a@example.com');
    await sendQueuedMails();
    expect(await rows()).toMatchObject([{ status: 'queued', doubts: 1 }]);
    behave = undefined;
    await makeDue();
    await sendQueuedMails();
    expect(await rows()).toMatchObject([{ status: 'sent', doubts: 1 }]);
    expect(sink.mails).toHaveLength(2);
    expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('goes so twice is not asked a third time, and staff can see it', async () => {
    behave = () => 'drop-after-data';
    await queue('a@example.com');
    for (let turn = 0; turn < 3; turn += 1) {
      await sendQueuedMails();
      await makeDue();
    }
    expect(await rows()).toMatchObject([{ status: 'unknown', doubts: 2, sealed: null }]);
    expect(sink.mails).toHaveLength(2);
  });
});

describe('a sender that is gone', () => {
  it('leaves mails that are sent once more, and then no more', async () => {
    await queue('once@example.com', 'twice@example.com');
    await app.query("update outbox set status = 'sending', attempts = 1");
    await app.query("update outbox set doubts = 1 where recipient = 'twice@example.com'");
    await sendQueuedMails();
    expect(await rows()).toMatchObject([
      { status: 'sent', doubts: 1 },
      { status: 'unknown', doubts: 2, reason: expect.stringContaining('parou') as string },
    ]);
    expect(received()).toEqual(['once@example.com']);
  });
});

it('many senders at once send each mail once', async () => {
  const addresses = Array.from({ length: 60 }, (_, index) => `many-${index}@example.com`);
  await queue(...addresses);
  await Promise.all(Array.from({ length: 4 }, sendQueuedMails));
  await sendQueuedMails();
  expect(received()).toEqual(addresses.sort());
});

it('what a mail says cannot be read in the queue, and is gone once it is sent', async () => {
  const { queueMail } = await import('@collections/shared/queue-mail');
  const { createLocalReq } = await import('payload');
  const req = await createLocalReq({}, app.payload);
  const url = 'http://localhost:3000/redefinir-senha?token=segredo-do-link';
  await queueMail(req, 'a@example.com', { template: 'reset-password', url });
  const stored = JSON.stringify(await app.query('select * from outbox'));
  expect(stored).not.toMatch(/segredo|token|redefinir/);
  await sendQueuedMails();
  expect(sink.mails[0]?.raw).toContain('segredo-do-link');
  expect(await rows()).toMatchObject([{ status: 'sent', sealed: null }]);
});

it('a mail that was sealed with another secret fails alone', async () => {
  await queue('a@example.com', 'b@example.com');
  await app.query("update outbox set sealed = 'AAAA' where recipient = 'a@example.com'");
  await sendQueuedMails();
  expect(await rows()).toMatchObject([{ status: 'failed' }, { status: 'sent' }]);
});

it('what has been over for long is forgotten', async () => {
  await queue('a@example.com');
  await app.query(
    "update outbox set status = 'sent', sealed = null, settled_at = now() - interval '31 days'",
  );
  const { clearOutbox } = await import('@/data/outbox/settle-mail');
  const { adapterOf } = await import('@collections/shared/adapter-of');
  await clearOutbox(adapterOf(app.payload).drizzle);
  expect(await rows()).toEqual([]);
});
