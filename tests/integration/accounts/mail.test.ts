import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { withPool } from '@/server/database/database';
import { type JobRunner, startJobRunner } from '@/server/jobs/job-runner';
import { type MailInbox, startMailInbox } from '@/server/mail/mail-inbox';

import { PASSWORD } from '../../support/factories';
import { freePort } from '../../support/free-port';
import { startTestApi, type TestApi } from '../../support/http';
import { createTestPayload, newEmail, type TestPayload, visitor } from './support';

let app: TestPayload;
let api: TestApi;
let ports: { smtpPort: number; uiPort: number };
const runners: JobRunner[] = [];
let inbox: MailInbox | undefined;

beforeAll(async () => {
  ports = { smtpPort: await freePort(), uiPort: await freePort() };
  app = await createTestPayload({ SMTP_URL: `smtp://127.0.0.1:${ports.smtpPort}` });
  // Past the tests' own outbox, to the real transport.
  app.payload.email.sendEmail = app.payload.sendEmail;
  api = await startTestApi();
});
afterAll(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  await inbox?.stop();
  await api.close();
  await app.close();
});

/** What one server does: its name is noted for each turn. */
function startServer(name: string, turns: string[]): JobRunner {
  const runner = startJobRunner({
    kind: 'jobs',
    databaseUrl: app.databaseUrl,
    async run(_, signal) {
      const { runOutbox } = await import('@/data/outbox/run-outbox');
      turns.push(name);
      for (;;) {
        const next = await runOutbox();
        if (next !== 0 || signal.aborted) return next;
        turns.push(name);
      }
    },
  });
  runners.push(runner);
  return runner;
}

const signUp = (email: string) =>
  visitor(api).post('/sign-up', { email, password: PASSWORD, acceptTerms: true });

const mailsTo = (email: string) =>
  app.query<{ status: string; attempts: string; doubts: string; sealed: string | null }>(
    'select status, attempts, doubts, sealed from outbox where recipient = $1',
    [email],
  );

/** Queues a mail past the application, with `values` in other columns. */
async function queue(to: string, values: Record<string, unknown> = {}): Promise<void> {
  const { seal } = await import('@/lib/seal');
  const mail = { template: 'password-changed', url: 'http://localhost:3000/settings' };
  const row = {
    recipient: to,
    template: mail.template,
    message_id: `<${to}>`,
    next_at: new Date(),
    sealed: seal(JSON.stringify(mail), process.env.PAYLOAD_SECRET ?? ''),
    ...values,
  };
  const marks = Object.keys(row).map((_, index) => `$${index + 1}`);
  const columns = Object.keys(row).join(', ');
  await app.query(
    `insert into outbox (${columns}) values (${marks.join(', ')})`,
    Object.values(row),
  );
}

type Received = {
  subject: string;
  to: { address: string }[];
  from: { address: string }[];
  html: string;
  text: string;
};

async function receivedBy(address: string): Promise<Received[]> {
  const answer = await fetch(`http://127.0.0.1:${ports.uiPort}/api/email`);
  const mails = (await answer.json()) as Received[];
  return mails.filter(({ to }) => to.some((recipient) => recipient.address === address));
}

describe('queued mail', () => {
  it('waits while the mail server is down, delays no request, and arrives when it is back', async () => {
    const turns: string[] = [];
    startServer('first', turns);
    const email = newEmail();
    expect((await signUp(email)).status).toBe(201);
    await expect.poll(async () => Number((await mailsTo(email))[0]?.attempts)).toBeGreaterThan(0);

    inbox = await startMailInbox({ dataDir: app.dataDir, ...ports });
    await vi.waitFor(
      async () => {
        const [mail] = await receivedBy(email);
        expect(mail?.subject).toBe('Confirme seu e-mail na Mimoteca');
        expect(mail?.from[0]?.address).toBe('ola@mimoteca.local');
        expect(mail?.html).toContain('lang="pt-BR"');
        expect(mail?.text).toMatch(/http:\/\/localhost:3000\/confirmar-email\?token=[\w-]{43}\s/);
      },
      { timeout: 60_000 },
    );
    await expect
      .poll(() => mailsTo(email))
      .toMatchObject([{ status: 'sent', doubts: '0', sealed: null }]);
  });

  it('leaves at once after the commit, and never for a rollback', async () => {
    const [kept, lost] = [newEmail(), newEmail()];
    await withPool(app.databaseUrl, (pool) =>
      pool.query(`begin; insert into outbox (recipient, template, message_id, next_at)
        values ('${lost}', 'password-changed', '<lost>', now()); rollback`),
    );
    await queue(kept);
    // Before a runner that is not woken would come.
    await expect.poll(() => receivedBy(kept), { timeout: 20_000 }).toHaveLength(1);
    expect(await receivedBy(lost)).toEqual([]);
  });

  it('is sent by one server of several; when it goes another takes over what it left', async () => {
    await Promise.all(runners.splice(0).map((runner) => runner.stop()));
    const turns: string[] = [];
    startServer('a', turns);
    startServer('b', turns);
    const first = newEmail();
    await signUp(first);
    await expect.poll(() => receivedBy(first)).toHaveLength(1);
    expect(new Set(turns).size).toBe(1);

    // The one that runs is gone without a word, in the middle of a job.
    const [elected] = turns;
    await runners[elected === 'a' ? 0 : 1]?.stop();
    turns.length = 0;
    const stuck = newEmail();
    await queue(stuck, { status: 'sending', attempts: 1 });
    await expect.poll(() => receivedBy(stuck)).toHaveLength(1);
    expect(new Set(turns)).toEqual(new Set([elected === 'a' ? 'b' : 'a']));
  });

  it('goes on after the connection to the database was cut', async () => {
    const [cut] = await app.query<{ pid: number }>(
      "select pg_terminate_backend(pid), pid from pg_locks where locktype = 'advisory' and objid = (4907326119 & 4294967295)::bigint::oid and database = (select oid from pg_database where datname = current_database())",
    );
    expect(cut).toBeDefined();
    const email = newEmail();
    await signUp(email);
    await expect.poll(() => receivedBy(email)).toHaveLength(1);
  });

  it('cannot be run from outside', async () => {
    const { POST } = await import('../../../src/app/(api)/api/internal/jobs/route');
    const ask = (headers: Record<string, string>) =>
      POST(new Request('http://localhost:3000/api/internal/jobs', { method: 'POST', headers }));
    process.env.INTERNAL_SECRET = 'known-to-this-server-only';
    expect((await ask({})).status).toBe(404);
    expect((await ask({ 'x-internal-secret': 'known-to-this-server-onlx' })).status).toBe(404);
    expect((await ask({ 'x-internal-secret': 'known-to-this-server-only' })).status).toBe(200);
    expect((await api.request('/outbox')).status).toBe(403);
  });
});
