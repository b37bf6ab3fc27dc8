import process from 'node:process';

import { OUTBOX } from '../src/domain/outbox';
import { withPool } from '../src/server/database/database';
import { type SmtpSink, startSmtpSink } from '../tests/support/smtp-sink';
import { ownSite } from './support/own-site';
import { expect } from './support/test';

const test = ownSite().extend<object, { sink: SmtpSink }>({
  sink: [
    async ({}, use) => {
      const sink = await startSmtpSink();
      await use(sink);
      await sink.close();
    },
    { scope: 'worker' },
  ],
  more: [
    async ({ sink }, use) => use({ SMTP_URL: `smtp://127.0.0.1:${sink.port}` }),
    { scope: 'worker' },
  ],
});

test.skip(process.platform !== 'linux', 'finds the processes of the site in /proc');

const RECIPIENTS = 600;
/** After how many mails the server is killed. */
const KILLED_AFTER = [120, 350];

test('a server that is killed while it sends a campaign goes on, and each address gets it once', async ({
  sink: { mails },
  site,
  editor,
}) => {
  const { DATABASE_URL } = await site.share();

  await withPool(DATABASE_URL, async (pool) => {
    await pool.query(
      `insert into subscribers (email, confirmed_at)
       select 'leitora-' || n || '@example.com', now() from generate_series(1, $1::integer) n`,
      [RECIPIENTS],
    );
    const leaf = { type: 'text', version: 1, text: 'Um mimo.', format: 0, mode: 'normal' };
    const paragraph = { type: 'paragraph', version: 1, children: [leaf] };
    const content = { root: { type: 'root', version: 1, children: [paragraph] } };
    const made = await editor.post('/api/campaigns', { data: { subject: 'Mimos', content } });
    expect(made.status(), await made.text()).toBe(201);
    const { doc } = (await made.json()) as { doc: { id: number } };
    expect((await editor.post(`/api/campaigns/${doc.id}/send`, { data: {} })).status()).toBe(200);

    for (const count of KILLED_AFTER) {
      await expect
        .poll(() => mails.length, { timeout: 90_000, intervals: [5] })
        .toBeGreaterThanOrEqual(count);
      process.kill(site.run().serverId(), 'SIGKILL');
      expect(mails.length).toBeLessThan(RECIPIENTS);
      const ready = () =>
        editor.get('/api/ready').then(
          (answer) => answer.status(),
          () => 0,
        );
      await expect.poll(ready, { timeout: 60_000 }).toBe(200);
    }

    const state = async () => {
      const { rows } = await pool.query<{ status: string }>('select status from campaigns');
      return rows[0]?.status;
    };
    await expect.poll(state, { timeout: 120_000 }).toBe('done');

    const { rows } = await pool.query<{ recipient: string; messageId: string; doubts: number }>(
      `select recipient, message_id as "messageId", doubts::integer from outbox where status = 'sent'`,
    );
    expect(rows).toHaveLength(RECIPIENTS);
    const doubtful = rows.filter(({ doubts }) => doubts > 0);
    expect(doubtful.length).toBeLessThanOrEqual(OUTBOX.connections * KILLED_AFTER.length);

    // What the mail server has got: every mail of the outbox, and more than once only what was in doubt.
    const got = new Map<string, number>();
    for (const { to, messageId } of mails) {
      const mail = `${to} ${messageId}`;
      got.set(mail, (got.get(mail) ?? 0) + 1);
    }
    const known = rows.map(({ recipient, messageId }) => `${recipient} ${messageId}`);
    expect([...got.keys()].sort()).toEqual(known.sort());
    const twice = [...got].filter(([, times]) => times > 1).map(([mail]) => mail);
    const mayBeTwice = doubtful.map(({ recipient, messageId }) => `${recipient} ${messageId}`);
    expect(mayBeTwice).toEqual(expect.arrayContaining(twice));
    expect(Math.max(...got.values())).toBeLessThanOrEqual(2);
    test.info().annotations.push({
      type: 'figures',
      description: `${mails.length} mails taken, ${got.size} addresses, ${doubtful.length} in doubt, ${twice.length} twice`,
    });
  });
});
