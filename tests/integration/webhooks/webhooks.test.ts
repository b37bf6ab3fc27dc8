import type { Category, Webhook, WebhookDelivery } from '@payload-types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { pauseAfter, restAfter, WEBHOOKS } from '@/domain/webhooks';
import { withPool } from '@/server/database/database';
import { startJobRunner } from '@/server/jobs/job-runner';
import { messages } from '@/messages';
import { webhooks as words } from '@/messages/webhooks';

import type { Session } from '../../support/http';
import { openSite, type OpenSite } from '../../support/open-site';
import { openReceiver, type Receiver } from '../../support/receiver';

let site: OpenSite;
let admin: Session;
let user: Session;
let category: Category;
let receiver: Receiver;
let runWebhooks: () => Promise<number | null>;

beforeAll(async () => {
  receiver = await openReceiver();
  site = await openSite();
  admin = await site.api.login(await site.make.user({ isAdmin: true }));
  user = await site.api.login(await site.make.user());
  category = await site.make.category();
  ({ runWebhooks } = await import('@/data/webhooks/run-webhooks'));
  await runWebhooks();
});
beforeEach(async () => {
  await site.app.query('delete from webhooks');
  receiver.received.length = 0;
});
afterAll(() => receiver.close());

const newGift = (data: object = {}) => site.make.gift({ categories: [category.id], ...data });
const post = (path: string, as: Session | null = admin) =>
  site.api.request(path, { method: 'POST', body: {}, as });
const create = (body: object, as: Session | null = admin) =>
  site.api.request('/webhooks', { method: 'POST', body, as });

/** A receiver with a secret. */
async function subscribe(path: string, data: object = {}): Promise<Webhook & { secret: string }> {
  const { status, body } = await create({ url: receiver.url(path), ...data });
  if (status !== 201) throw new Error(JSON.stringify(body));
  const { body: made } = await post(`/webhooks/${String(body.doc.id)}/secret`);
  return { ...body.doc, secret: made.secret };
}
const webhook = async ({ id }: { id: number }): Promise<Webhook> =>
  site.app.payload.findByID({ collection: 'webhooks', id, depth: 0 });
async function deliveries({ id }: { id: number }): Promise<WebhookDelivery[]> {
  const { docs } = await site.app.payload.find({
    collection: 'webhook-deliveries',
    where: { webhook: { equals: id } },
    sort: 'id',
    pagination: false,
    depth: 0,
  });
  return docs;
}
const delivery = async (of: { id: number }): Promise<WebhookDelivery> => {
  const [first] = await deliveries(of);
  if (first === undefined) throw new Error('nothing was queued');
  return first;
};
/** As if the time until the next try had passed. */
async function wake({ id }: { id: number }): Promise<void> {
  await site.app.query('update webhooks set rest_until = null where id = $1', [id]);
  await site.app.query(
    `update webhook_deliveries set next_at = now() where webhook_id = $1 and status = 'queued'`,
    [id],
  );
}
/** Sends what is due to this webhook, and waits until each has been tried. */
async function send(of: { id: number }): Promise<WebhookDelivery> {
  const before = (await deliveries(of))[0]?.attempts ?? 0;
  await expect
    .poll(async () => {
      // As its runner does, which comes again.
      await runWebhooks();
      const { attempts, attemptedAt, updatedAt, duration } = await delivery(of);
      return (
        attempts > before &&
        duration !== null &&
        attemptedAt !== null &&
        updatedAt > (attemptedAt ?? '')
      );
    })
    .toBe(true);
  return delivery(of);
}

describe('a webhook is told', () => {
  it('what happens to a gift, signed, with ids and nothing of what it says', async () => {
    const hook = await subscribe('/ok');
    const { id, slug } = await newGift({ title: 'Caneca de teste' });
    await runWebhooks();
    await site.app.payload.update({ collection: 'gifts', id, data: { title: 'Outro título' } });
    await runWebhooks();
    await site.app.payload.update({ collection: 'gifts', id, data: { _status: 'draft' } });
    await site.app.payload.update({
      collection: 'gifts',
      id,
      data: { title: 'Rascunho' },
      draft: true,
    });
    await runWebhooks();
    await expect.poll(() => receiver.at('/ok').length).toBe(3);
    const told = receiver.at('/ok').map(({ body }) => JSON.parse(body));
    expect(told.map(({ type, data }) => [type, data])).toEqual(
      ['gift.published', 'gift.changed', 'gift.removed'].map((type) => [type, { id, slug }]),
    );
    for (const one of receiver.at('/ok')) {
      expect(receiver.isSigned(one, hook.secret)).toBe(true);
      expect(receiver.isSigned({ ...one, body: `${one.body} ` }, hook.secret)).toBe(false);
      expect(one.headers.get('content-type')).toBe('application/json');
    }
    expect(new Set(receiver.at('/ok').map(({ id }) => id)).size).toBe(3);
    await expect
      .poll(async () => (await deliveries(hook)).map(({ status }) => status))
      .toEqual(['delivered', 'delivered', 'delivered']);
    expect(await delivery(hook)).toMatchObject({
      statusCode: 200,
      answer: 'recebido',
      duration: expect.any(Number),
      attempts: 1,
      gift: id,
    });
  });

  it('only the events that it asked for, and nothing while it is not active', async () => {
    const [removals, idle] = [
      await subscribe('/removals', { events: ['gift.removed'] }),
      await subscribe('/idle', { active: false }),
    ];
    const { id } = await newGift();
    await site.app.payload.update({ collection: 'gifts', id, data: { _status: 'draft' } });
    await runWebhooks();
    expect((await deliveries(removals)).map(({ event }) => event)).toEqual(['gift.removed']);
    expect(await deliveries(idle)).toEqual([]);
  });

  it('nothing of a write that was rolled back, and everything of one that was committed', async () => {
    const hook = await subscribe('/rollback');
    const { id } = await newGift();
    await runWebhooks();
    const before = (await deliveries(hook)).length;
    await site.app.query(
      `begin; update gifts set price = 3 where id = ${String(id)}; set constraints all immediate; rollback`,
    );
    await runWebhooks();
    expect(await deliveries(hook)).toHaveLength(before);
    // The server that wrote it dies before anything is sent: the next one finds the mark.
    await site.app.query('update gifts set price = 4 where id = $1', [id]);
    expect(await deliveries(hook)).toHaveLength(before);
    await runWebhooks();
    expect(await deliveries(hook)).toHaveLength(before + 1);
  });

  it('by the runner of the server, as soon as the write is committed', async () => {
    const hook = await subscribe('/runner');
    const runner = startJobRunner({
      databaseUrl: site.app.databaseUrl,
      kind: 'webhooks',
      run: () => runWebhooks(),
    });
    await newGift();
    // A runner that is not woken comes after half a minute.
    await expect.poll(() => receiver.at('/runner').length, { timeout: 20_000 }).toBe(1);
    await runner.stop();
    await expect.poll(async () => (await delivery(hook)).status).toBe('delivered');
  });
});

describe('a receiver that does not take a message', () => {
  it.each([500, 404, 503])(
    'that answers %s is tried again later, under the same id, and is left alone meanwhile',
    async (status) => {
      const path = `/answers-${String(status)}`;
      const reason = words.reasons.status(status);
      receiver.answers[path] = (response) => void response.writeHead(status).end();
      const hook = await subscribe(path);
      await newGift();
      const failed = await send(hook);
      expect(failed).toMatchObject({ status: 'queued', attempts: 1, statusCode: status, reason });
      const wait = Date.parse(failed.nextAt ?? '') - Date.now();
      expect(wait).toBeGreaterThan(40_000);
      expect(wait).toBeLessThan(80_000);
      expect(await webhook(hook)).toMatchObject({
        active: true,
        failures: 1,
        failingSince: expect.any(String),
      });
      // Another message does not go to it either, until it has rested.
      await newGift();
      await runWebhooks();
      expect(receiver.at(path)).toHaveLength(1);
      receiver.answers[path] = (response) => void response.writeHead(204).end();
      await wake(hook);
      await send(hook);
      await expect
        .poll(async () => (await deliveries(hook)).map((one) => one.status))
        .toEqual(['delivered', 'delivered']);
      const [first, ...others] = receiver.at(path);
      expect(others.filter(({ id }) => id === first?.id)).toHaveLength(1);
      expect(await webhook(hook)).toMatchObject({ failures: 0, failingSince: null });
    },
  );

  it.each<[string, number]>([
    ['301', 301],
    ['302', 302],
    ['307', 307],
  ])('a redirect with %s is not followed', async (path, code) => {
    receiver.answers[`/${path}`] = (response) =>
      void response.writeHead(code, { location: receiver.url('/elsewhere') }).end();
    const hook = await subscribe(`/${path}`);
    await newGift();
    expect(await send(hook)).toMatchObject({
      status: 'queued',
      reason: words.reasons.redirect(code),
    });
    expect(receiver.at('/elsewhere')).toEqual([]);
  });

  it('one that is down is tried again', async () => {
    const closed = await openReceiver();
    const url = closed.url('/down');
    await closed.close();
    const { body } = await create({ url });
    await newGift();
    expect(await send(body.doc)).toMatchObject({
      status: 'queued',
      statusCode: null,
      reason: words.reasons.unreachable,
    });
  });

  it('an answer is read to its first kilobyte', async () => {
    receiver.answers['/huge'] = (response) => {
      response.writeHead(200);
      const chunk = 'á'.repeat(32_000);
      const write = () => {
        while (!response.destroyed && response.write(chunk));
        if (!response.destroyed) response.once('drain', write);
      };
      response.once('error', () => undefined);
      write();
    };
    const hook = await subscribe('/huge');
    await newGift();
    const { status, answer } = await send(hook);
    expect(status).toBe('delivered');
    expect(Buffer.byteLength(answer ?? '')).toBeLessThanOrEqual(WEBHOOKS.answerBytes + 3);
  });

  it('an answer of bytes that no text has is stored as what it can be', async () => {
    receiver.answers['/bytes'] = (response) =>
      void response.writeHead(500).end(Buffer.from([0, 255, 254, 0, 65]));
    const hook = await subscribe('/bytes');
    await newGift();
    expect((await send(hook)).answer).toContain('A');
  });

  it('one that answers 410 is deactivated, and what waits for it is over', async () => {
    receiver.answers['/410'] = (response) => void response.writeHead(410).end();
    const hook = await subscribe('/410');
    await newGift();
    await newGift();
    await send(hook);
    await expect.poll(async () => (await webhook(hook)).active).toBe(false);
    expect(await webhook(hook)).toMatchObject({ deactivatedBecause: words.deactivated.gone });
    await expect
      .poll(async () => (await deliveries(hook)).map(({ status }) => status))
      .toEqual(['failed', 'failed']);
    const { body } = await site.api.request('/dashboard/webhooks', { as: admin });
    expect(body).toEqual({ deactivated: 1, failing: 0 });
    await site.app.payload.update({ collection: 'webhooks', id: hook.id, data: { active: true } });
    expect(await webhook(hook)).toMatchObject({
      deactivatedBecause: null,
      failures: 0,
      failingSince: null,
    });
  });

  it('one that has only failed for days is deactivated', async () => {
    receiver.answers['/days'] = (response) => void response.writeHead(503).end();
    const hook = await subscribe('/days');
    await newGift();
    await send(hook);
    expect((await webhook(hook)).active).toBe(true);
    await site.app.query(
      `update webhooks set failing_since = now() - interval '5 days 1 hour' where id = $1`,
      [hook.id],
    );
    await wake(hook);
    await send(hook);
    expect(await webhook(hook)).toMatchObject({
      active: false,
      deactivatedBecause: words.deactivated.failing,
    });
  });

  it('a message is given up after the last try', async () => {
    receiver.answers['/last'] = (response) => void response.writeHead(500).end();
    const hook = await subscribe('/last');
    await newGift();
    await runWebhooks();
    await site.app.query('update webhook_deliveries set attempts = $2 where webhook_id = $1', [
      hook.id,
      WEBHOOKS.pauses.length,
    ]);
    await wake(hook);
    await expect
      .poll(async () => {
        await runWebhooks();
        return (await delivery(hook)).status;
      })
      .toBe('failed');
  });

  it('one that asks for less is left alone for as long as it says', async () => {
    receiver.answers['/busy'] = (response) =>
      void response.writeHead(429, { 'retry-after': '300' }).end();
    const hook = await subscribe('/busy');
    await newGift();
    await send(hook);
    const rest = Date.parse((await webhook(hook)).restUntil ?? '') - Date.now();
    expect(rest).toBeGreaterThan(290_000);
  });

  it('one that never answers holds up nobody else', async () => {
    receiver.answers['/slow'] = () => undefined;
    const slow = await subscribe('/slow');
    const quick = await subscribe('/quick');
    await newGift();
    await runWebhooks();
    await expect.poll(() => receiver.at('/slow').length).toBe(1);
    for (let turn = 0; turn < 3; turn += 1) {
      await newGift();
      await runWebhooks();
    }
    await expect.poll(() => receiver.at('/quick').length).toBe(4);
    // Its lanes are taken: what else waits for it is not sent.
    expect(receiver.at('/slow').length).toBeLessThanOrEqual(WEBHOOKS.lanes);
    expect((await delivery(slow)).status).toBe('queued');
    expect((await deliveries(quick)).every(({ status }) => status === 'delivered')).toBe(true);
    await expect
      .poll(async () => (await delivery(slow)).reason, { timeout: WEBHOOKS.timeout + 10_000 })
      .toBe(words.reasons.timeout);
  });
});

describe('where nothing may be sent', () => {
  it.each([
    ['http://loja.com.br/avisos', words.url.https],
    ['ftp://loja.com.br', words.url['bad-address']],
    ['https://eu:senha@loja.com.br/', words.url['bad-address']],
    ['https://loja.com.br:8443/', words.url['bad-address']],
    ['https://10.0.0.1/', words.url['private-address']],
    ['https://169.254.169.254/latest', words.url['private-address']],
    ['https://[::1]/', words.url['private-address']],
    ['https://[::ffff:127.0.0.1]/', words.url['private-address']],
    ['javascript:alert(1)', words.url['bad-address']],
    ['ola', words.url['bad-address']],
    ['', words.url.missing],
    [`https://loja.com.br/${'a'.repeat(500)}`, words.url.tooLong],
    [{ a: 1 }, messages.errors.field.text],
  ])('a webhook is not created: %j', async (url, message) => {
    const { status, body } = await create({ url });
    expect([status, body.errors[0].data.errors[0]]).toEqual([
      400,
      expect.objectContaining({ path: 'url', message }),
    ]);
  });

  it('a name that leads inside is refused when something is sent', async () => {
    const { body } = await create({ url: 'https://localhost/avisos' });
    await newGift();
    expect(await send(body.doc)).toMatchObject({
      status: 'queued',
      reason: words.reasons['private-address'],
    });
  });
});

describe('a secret', () => {
  it('is in no answer but that which makes it', async () => {
    const hook = await subscribe('/secret');
    expect(hook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    for (const path of [
      `/webhooks/${String(hook.id)}?depth=2`,
      '/webhooks',
      '/webhook-deliveries?depth=2',
    ]) {
      const { body } = await site.api.request(path, { as: admin });
      expect(JSON.stringify(body)).not.toMatch(/whsec_|sealed/i);
    }
    const [row] = await site.app.query<{ sealed: string }>('select sealed from webhook_secrets');
    expect(row?.sealed).not.toContain(hook.secret);
  });

  it('that was replaced signs beside the new one for a day', async () => {
    const hook = await subscribe('/rotated');
    const { body, headers } = await post(`/webhooks/${String(hook.id)}/secret`);
    expect(headers.get('cache-control')).toBe('no-store');
    await post(`/webhooks/${String(hook.id)}/test`);
    await send(hook);
    await site.app.query(
      `update webhook_secrets set expires_at = now() - interval '1 second' where expires_at is not null`,
    );
    await post(`/webhooks/${String(hook.id)}/test`);
    await runWebhooks();
    await expect.poll(() => receiver.at('/rotated').length).toBe(2);
    const signedBy = (secret: string) =>
      receiver.at('/rotated').map((one) => receiver.isSigned(one, secret));
    expect([signedBy(hook.secret), signedBy(body.secret)]).toEqual([
      [true, false],
      [true, true],
    ]);
  });
});

describe('an admin', () => {
  it('sends a test, also to a webhook that is not active', async () => {
    const hook = await subscribe('/test', { active: false });
    const { status, body } = await post(`/webhooks/${String(hook.id)}/test`);
    expect([status, body.message]).toEqual([202, words.queuedTest]);
    expect(await send(hook)).toMatchObject({ event: 'webhook.test', status: 'delivered' });
    expect(JSON.parse(receiver.at('/test')[0]?.body ?? '')).toMatchObject({
      type: 'webhook.test',
      data: {},
    });
  });

  it('sends a delivery again under its id, not one that waits, and none to a webhook that is not active', async () => {
    const hook = await subscribe('/again');
    await newGift();
    const { id } = await send(hook);
    const path = `/webhook-deliveries/${String(id)}/resend`;
    expect((await post(path)).body.message).toBe(words.queuedAgain);
    expect((await post(path)).status).toBe(409);
    await runWebhooks();
    await expect.poll(() => receiver.at('/again').length).toBe(2);
    const [first, second] = receiver.at('/again');
    expect([second?.id, second?.body]).toEqual([first?.id, first?.body]);
    await expect.poll(async () => (await delivery(hook)).status).toBe('delivered');
    await site.app.payload.update({ collection: 'webhooks', id: hook.id, data: { active: false } });
    const refused = await post(path);
    expect([refused.status, refused.body.errors[0].message]).toEqual([409, words.isInactive]);
  });

  it('has a bounded number of them', async () => {
    await site.app.query(
      `insert into webhooks (url) select 'https://loja.com.br/' || n from generate_series(1, $1) n`,
      [WEBHOOKS.most],
    );
    const { status, body } = await create({ url: 'https://loja.com.br/mais' });
    expect([status, body.errors[0].message]).toEqual([400, words.tooMany(WEBHOOKS.most)]);
  });

  it('is who created it, whatever the body says', async () => {
    const { body } = await create({
      url: receiver.url('/who'),
      createdBy: user.user.id,
      failures: 7,
    });
    expect([body.doc.createdBy.id ?? body.doc.createdBy, body.doc.failures]).toEqual([
      admin.user.id,
      0,
    ]);
  });

  it.each(['/webhooks/1/secret', '/webhooks/1/test', '/webhook-deliveries/1/resend'])(
    'alone may use %s, and only where there is a document',
    async (path) => {
      for (const as of [null, user]) expect((await post(path, as)).status).toBe(403);
      for (const id of ['0', '999999', 'abc']) {
        const { status, body } = await post(path.replace('1', id));
        expect([status, body.errors[0].message]).toEqual([404, messages.errors.api.notFound]);
      }
    },
  );
});

it('the deliveries of a webhook go with it, and old ones by themselves', async () => {
  const [gone, old] = [await subscribe('/gone'), await subscribe('/old')];
  await newGift();
  await Promise.all([send(gone), send(old)]);
  await site.app.payload.delete({ collection: 'webhooks', id: gone.id });
  expect(await deliveries(gone)).toEqual([]);
  await site.app.query(`update webhook_deliveries set settled_at = now() - interval '31 days'`);
  const { clearDeliveries } = await import('@/data/webhooks/settle-delivery');
  const { adapterOf } = await import('@collections/shared/adapter-of');
  await clearDeliveries(adapterOf(site.app.payload).drizzle);
  expect(await deliveries(old)).toEqual([]);
});

it('a message whose sender died is sent again after a while, and by nobody else meanwhile', async () => {
  const hook = await subscribe('/lease');
  await site.app.query('select queue_webhook($1, $2, null, null, now())', [
    hook.id,
    'webhook.test',
  ]);
  const { claimDelivery } = await import('@/data/webhooks/claim-delivery');
  const { adapterOf } = await import('@collections/shared/adapter-of');
  const db = adapterOf(site.app.payload).drizzle;
  expect((await claimDelivery(db, hook.id))?.attempts).toBe(1);
  expect(await claimDelivery(db, hook.id)).toBeNull();
  await site.app.query(`update webhook_deliveries set next_at = next_at - interval '61 seconds'`);
  expect((await claimDelivery(db, hook.id))?.attempts).toBe(2);
});

it('eight tries take about three days, and a receiver rests ten minutes at most', () => {
  const hours = (random: number) =>
    WEBHOOKS.pauses.reduce((sum, _, index) => sum + (pauseAfter(index + 1, random) ?? 0), 0) /
    3_600_000;
  expect(pauseAfter(8, 0.5)).toBeNull();
  expect(hours(0.5)).toBeGreaterThan(70);
  expect(hours(1)).toBeLessThan(90);
  expect([restAfter(1), restAfter(3), restAfter(100)]).toEqual([5_000, 20_000, 600_000]);
});

it('what is due is found by an index, however long the log is', async () => {
  const hook = await subscribe('/many');
  const rows = await withPool(site.app.databaseUrl, async (pool) => {
    await pool.query(
      `insert into webhook_deliveries (webhook_id, event, message_id, at, status, settled_at)
       select $1, 'webhook.test', 'old_' || n, now(), 'delivered', now() from generate_series(1, 20000) n`,
      [hook.id],
    );
    await pool.query('analyze webhook_deliveries');
    return (
      await pool.query(
        `explain select id from webhook_deliveries d where d.webhook_id = $1 and d.status = 'queued'
         and d.next_at <= now() order by d.next_at limit 1`.replace('$1', String(hook.id)),
      )
    ).rows;
  });
  expect(JSON.stringify(rows)).toMatch(/webhook_status_nextAt_idx/);
});
