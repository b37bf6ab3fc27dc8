import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { CAMPAIGN } from '@/domain/campaign';
import { localMomentOf } from '@/domain/dates';

import type { Session } from '../../support/http';
import { gifts, letter } from '../../support/letter';
import { openSite, type OpenSite } from '../../support/open-site';
import { sendQueuedMails } from '../../support/send-queued-mails';
import { addresses, campaignsOf } from './support';

let site: OpenSite;
let admin: Session;
let campaigns: ReturnType<typeof campaignsOf>;
type Sent = { to: string; subject?: string; html?: unknown; headers?: Record<string, string> };
let sent: Sent[] = [];
/** Called as each mail is handed over. */
let onMail: (mail: Sent) => Promise<unknown> = () => Promise.resolve();

beforeAll(async () => {
  site = await openSite();
  admin = await site.api.login(await site.make.user({ isAdmin: true }));
  campaigns = campaignsOf(site, site.api, () => admin);
  site.app.payload.email.sendEmail = async (mail) => {
    const { headers } = mail as { headers?: Record<string, string> };
    const one = { ...mail, headers, to: String(mail.to) } as Sent;
    sent.push(one);
    await onMail(one);
  };
});
afterEach(async () => {
  sent = [];
  onMail = () => Promise.resolve();
  await site.app.query('delete from outbox');
  await site.app.query('delete from campaigns');
  await site.app.query('delete from subscribers');
});

const recipients = () => sent.map(({ to }) => to).sort();

it('goes once to every confirmed subscriber who wants that letter, and is then over', async () => {
  await campaigns.subscribe('a@example.com', 'b@example.com', 'c@example.com');
  await site.app.query("update subscribers set confirmed_at = null where email = 'b@example.com'");
  await site.app.query("update subscribers set wants_dates = false where email = 'c@example.com'");
  const dates = await campaigns.create({ kind: 'dates' });
  const ideas = await campaigns.create({ kind: 'ideas' });
  expect(await campaigns.progress(ideas)).toMatchObject({ status: 'draft', audience: 2 });
  await campaigns.move(dates, 'send');
  await sendQueuedMails();
  expect(recipients()).toEqual(['a@example.com']);
  await campaigns.move(ideas, 'send');
  await sendQueuedMails();
  await sendQueuedMails();
  expect(recipients()).toEqual(['a@example.com', 'a@example.com', 'c@example.com']);
  expect(await campaigns.progress(ideas)).toMatchObject({ status: 'done', recipients: 2, sent: 2 });
});

it('writes its deliveries in batches, each address once, however often the batches begin anew', async () => {
  const many = addresses(CAMPAIGN.batch * 2 + 100);
  await campaigns.subscribe(...many);
  const id = await campaigns.create();
  await campaigns.move(id, 'send');
  const { queueDeliveries } = await import('@/data/campaigns/queue-deliveries');
  const { adapterOf } = await import('@collections/shared/adapter-of');
  const db = adapterOf(site.app.payload).drizzle;
  expect(await queueDeliveries(db, id)).toBe(true);
  // As if what had been noted of the batches were lost.
  await site.app.query('update campaigns set reached_subscriber = 0, queued_at = null');
  expect(await queueDeliveries(db, id)).toBe(true);
  const rows = await campaigns.deliveries(id);
  expect(rows.map(({ recipient }) => recipient)).toEqual(many);
  expect(new Set(rows.map(({ messageId }) => messageId)).size).toBe(many.length);
});

it('who leaves before their turn gets none, and who left is not written to later', async () => {
  await campaigns.subscribe(...addresses(20));
  const id = await campaigns.create();
  let leaving: Promise<unknown> | undefined;
  onMail = () =>
    (leaving ??= site.app.query("delete from subscribers where email like '%-0001_@%'"));
  await campaigns.move(id, 'send');
  await sendQueuedMails();
  const early = addresses(10);
  expect(recipients()).toEqual(early);
  expect(await campaigns.progress(id)).toMatchObject({ status: 'done', sent: 10, skipped: 10 });
});

it('counts who leaves by a link of its letter, once, and old links go on working', async () => {
  await campaigns.subscribe('a@example.com', 'b@example.com', 'c@example.com');
  const id = await campaigns.create();
  await campaigns.move(id, 'send');
  await sendQueuedMails();
  const oneClick = (to: string) =>
    /<https?:\/\/[^/]+\/api(.*)>/.exec(
      sent.find((mail) => mail.to === to)?.headers?.['List-Unsubscribe'] ?? '',
    )?.[1] ?? '';
  const post = (address: string) => site.api.request(address, { method: 'POST' });
  const address = oneClick('a@example.com');
  expect(address).toContain(`&campanha=${id}`);
  expect((await post(address.replace(/&campanha=\d+/, ''))).status).toBe(400);
  expect((await post(address.replace(/campanha=\d+/, 'campanha=999999'))).status).toBe(400);
  expect([(await post(address)).status, (await post(address)).status]).toEqual([200, 200]);
  const { newsletterLinks } = await import('@collections/subscribers/newsletter-links');
  const old = new URL(newsletterLinks('b@example.com').oneClickUrl);
  expect((await post(old.href.slice(`${old.origin}/api`.length))).status).toBe(200);
  const preferences = new URL(newsletterLinks('c@example.com', id).preferencesUrl).searchParams;
  const { status } = await site.api.request('/newsletter/preferences', {
    method: 'POST',
    body: {
      email: 'c@example.com',
      signature: preferences.get('assinatura'),
      campaign: id,
      wanted: { ideas: false, dates: false },
    },
  });
  expect(status).toBe(200);
  expect(await site.app.query('select from subscribers')).toEqual([]);
  expect(await campaigns.progress(id)).toMatchObject({ sent: 3, unsubscribed: 2 });
});

describe('while it is sent', () => {
  const pauseAt = (id: number, count: number, move: string) => {
    let moving: Promise<void> | undefined;
    onMail = async () => {
      if (sent.length >= count) await (moving ??= campaigns.move(id, move));
    };
  };

  it('it is paused and goes on: each address gets it once', async () => {
    await campaigns.subscribe(...addresses(60));
    const id = await campaigns.create();
    pauseAt(id, 20, 'pause');
    await campaigns.move(id, 'send');
    await sendQueuedMails();
    const paused = await campaigns.progress(id);
    expect(paused).toMatchObject({ status: 'paused', recipients: 60, sent: sent.length });
    // What was being handed over at that moment is handed over.
    expect(sent.length).toBeLessThan(30);
    await sendQueuedMails();
    expect(sent).toHaveLength(paused.sent);
    onMail = () => Promise.resolve();
    await campaigns.move(id, 'resume');
    await sendQueuedMails();
    expect(recipients()).toEqual(addresses(60));
    expect(await campaigns.progress(id)).toMatchObject({ status: 'done', sent: 60 });
  });

  it('it is cancelled: the rest is not sent, whatever comes then', async () => {
    await campaigns.subscribe(...addresses(60));
    const id = await campaigns.create();
    pauseAt(id, 20, 'cancel');
    await campaigns.move(id, 'send');
    await sendQueuedMails();
    const { sent: count } = await campaigns.progress(id);
    expect(count).toBeLessThan(30);
    expect(await campaigns.progress(id)).toMatchObject({
      status: 'cancelled',
      recipients: 60,
      skipped: 60 - count,
    });
    const answer = await campaigns.post(`/${id}/resume`);
    expect([answer.status, answer.body.errors[0].message]).toEqual([
      409,
      'A campanha está cancelada: isto não é possível agora.',
    ]);
    await sendQueuedMails();
    expect(sent).toHaveLength(count);
  });

  it('its letter cannot change, nor can it be deleted', async () => {
    await campaigns.subscribe(...addresses(3));
    const id = await campaigns.create();
    await campaigns.move(id, 'send');
    const changed = await campaigns.change(id, { subject: 'Outro' });
    expect([changed.status, changed.body.errors[0].message]).toEqual([
      409,
      'O envio desta campanha já começou: a carta não pode mais mudar.',
    ]);
    const many = await site.api.request(`/campaigns?where[id][equals]=${id}`, {
      method: 'PATCH',
      body: { subject: 'Outro' },
      as: admin,
    });
    expect([many.body.docs, many.body.errors]).toEqual([[], []]);
    const gone = await site.api.request(`/campaigns/${id}`, { method: 'DELETE', as: admin });
    expect([gone.status, gone.body.errors[0].message]).toEqual([
      409,
      'Esta campanha está sendo enviada. Cancele o envio antes de excluir.',
    ]);
    await sendQueuedMails();
    expect(sent.map(({ subject }) => subject)).toEqual(['Mimos', 'Mimos', 'Mimos']);
  });

  it('a mail that somebody waits for goes first', async () => {
    await campaigns.subscribe(...addresses(60));
    const id = await campaigns.create();
    const { queueMail } = await import('@collections/shared/queue-mail');
    const { createLocalReq } = await import('payload');
    const req = await createLocalReq({}, site.app.payload);
    // Loading what lays it out takes longer than sending others.
    await import('@/emails/render-mail');
    const url = 'http://localhost:3000/redefinir-senha?token=x';
    let queueing: Promise<void> | undefined;
    onMail = async () => {
      if (sent.length < 10) return;
      const mail = { template: 'reset-password', url } as const;
      await (queueing ??= queueMail(req, 'esperando@example.com', mail));
    };
    await campaigns.move(id, 'send');
    await sendQueuedMails();
    const place = sent.findIndex(({ to }) => to === 'esperando@example.com');
    // Each connection may have had a mail of the campaign in its hands, and have taken another at that moment.
    expect(place).toBeGreaterThanOrEqual(10);
    expect(place).toBeLessThan(10 + 2 * 5);
    expect(sent).toHaveLength(61);
  });
});

describe('a schedule', () => {
  const inMinutes = (minutes: number) => localMomentOf(new Date(Date.now() + minutes * 60_000));

  it('begins the campaign when its time has come, and not before', async () => {
    await campaigns.subscribe('a@example.com');
    const id = await campaigns.create();
    await campaigns.move(id, 'schedule', { at: inMinutes(30) });
    expect(await campaigns.progress(id)).toMatchObject({ status: 'scheduled' });
    const { runOutbox } = await import('@/data/outbox/run-outbox');
    const wait = await runOutbox();
    expect(wait).toBeGreaterThan(28 * 60_000);
    expect(wait).toBeLessThan(31 * 60_000);
    // The letter may still be changed.
    expect((await campaigns.change(id, { subject: 'Mimos, revistos' })).status).toBe(200);
    await site.app.query("update campaigns set send_at = now() - interval '1 second'");
    await sendQueuedMails();
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['a@example.com', 'Mimos, revistos'],
    ]);
    expect(await campaigns.progress(id)).toMatchObject({ status: 'done', sent: 1 });
  });

  it('is taken back', async () => {
    await campaigns.subscribe('a@example.com');
    const id = await campaigns.create();
    await campaigns.move(id, 'schedule', { at: inMinutes(30) });
    await campaigns.move(id, 'unschedule');
    await site.app.query("update campaigns set send_at = now() - interval '1 second'");
    await sendQueuedMails();
    expect(sent).toEqual([]);
  });

  it.each([
    ['a moment that is over', '2020-01-01T10:00', 'Escolha um horário que ainda não passou.'],
    ['one in years', '2090-01-01T10:00', 'Escolha um horário dentro de um ano.'],
    ['no moment', '2027-02-31T10:00', 'Informe a data e a hora do envio.'],
    ['a moment of another zone', '2027-02-01T10:00Z', 'Informe a data e a hora do envio.'],
  ])('is refused for %s', async (_, at, words) => {
    const id = await campaigns.create();
    const { status, body } = await campaigns.post(`/${id}/schedule`, { at });
    expect([status, body.errors[0].message]).toEqual([400, words]);
  });

  it('of a letter that is empty by then makes it a draft again, and says why', async () => {
    await campaigns.subscribe('a@example.com');
    const category = await site.make.category();
    const gift = await site.make.gift({ categories: [category.id] });
    const id = await campaigns.create({ content: letter(gifts(gift.id)) });
    await campaigns.move(id, 'schedule', { at: inMinutes(30) });
    await site.app.query("update gifts set _status = 'draft' where id = $1", [gift.id]);
    await site.app.query("update campaigns set send_at = now() - interval '1 second'");
    await sendQueuedMails();
    expect(sent).toEqual([]);
    expect(await campaigns.progress(id)).toMatchObject({
      status: 'draft',
      notice: 'Não enviada no horário: a carta ficou vazia, sem presentes publicados.',
    });
  });
});

it('a copy of a campaign that was sent begins anew', async () => {
  await campaigns.subscribe('a@example.com');
  const id = await campaigns.create();
  await campaigns.move(id, 'send');
  await sendQueuedMails();
  const { status, body } = await campaigns.post(`/${id}/duplicate`);
  expect(status, JSON.stringify(body)).toBe(200);
  const copy = (body as { doc: { id: number } }).doc.id;
  expect(await campaigns.progress(copy)).toMatchObject({ status: 'draft', sent: 0, sendAt: null });
  await campaigns.move(copy, 'send');
  await sendQueuedMails();
  expect(recipients()).toEqual(['a@example.com', 'a@example.com']);
});

it('a suppressed address gets none, also when it is suppressed meanwhile', async () => {
  await campaigns.subscribe(...addresses(20));
  const suppress = (like: string) =>
    site.app.query(
      `insert into suppressions (email, reason, at)
       select email, 'complaint', now() from subscribers where email like $1`,
      [like],
    );
  await suppress('%-00000@%');
  const id = await campaigns.create();
  expect(await campaigns.progress(id)).toMatchObject({ audience: 19 });
  let coming: Promise<unknown> | undefined;
  onMail = () => (coming ??= suppress('%-0001_@%'));
  await campaigns.move(id, 'send');
  await sendQueuedMails();
  expect(recipients()).toEqual(addresses(10).slice(1));
  expect(await campaigns.progress(id)).toMatchObject({ status: 'done', sent: 9, skipped: 10 });
});
