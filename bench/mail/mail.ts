import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

import type { CampaignProgress } from '@/domain/campaign';
import { type Pool, withPool } from '@/server/database/database';

import { percentile } from '../percentile';
import { megabytesOf } from '../server-process';
import { signInAdmin } from '../sign-in-admin';

const SUBSCRIBERS = 10_000;
const ADDRESSES = 'bench-campanha-%@example.com';
const SUBJECT = 'Medida de envio';
const IDLE_MS = 15_000;
const LOOK_MS = 250;
const PAGES = ['/', '/categorias', '/ocasioes', '/presentes-novos', '/contato'];
const GOALS = { perSecond: 100, megabytes: 100, p95: 1.5 };

type Read = { milliseconds: number; isGood: boolean };
type Row = { what: string; figure: string; goal: string };

/**
 * One campaign to 10,000 confirmed subscribers against a mail server that takes everything, in a process of its own, while a
 * visitor reads pages. Against a running production server (`npm start`) of this machine, started with the same `SMTP_URL`
 * of this machine as this program. What it has made it takes away again.
 */
export async function benchMail(url: string): Promise<void> {
  const { hostname, port } = new URL(process.env.SMTP_URL ?? '');
  if (hostname !== '127.0.0.1') throw new Error('SMTP_URL must be smtp://127.0.0.1:...');
  const sink = fork('bench/mail/smtp-sink.mjs', [port]);
  let taken = 0;
  // The border to the other process, which sends nothing else.
  sink.on('message', (count) => (taken = count as number));
  await once(sink, 'message');
  const visitor = fork('bench/visitor.mjs', [url, JSON.stringify(PAGES)], { detached: true });
  const reads: Read[] = [];
  visitor.on('message', (read) => reads.push(read as Read));
  try {
    await withPool(process.env.DATABASE_URL ?? '', (pool) =>
      measure({ url, pool, reads, received: () => taken }),
    );
  } finally {
    for (const child of [visitor, sink]) await ended(child);
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

type Bench = { url: string; pool: Pool; reads: Read[]; received: () => number };

async function measure({ url, pool, reads, received }: Bench): Promise<void> {
  const api = await openApi(url);
  await clear(pool);
  await pool.query(
    `insert into subscribers (email, confirmed_at)
     select replace($1, '%', n::text), now() from generate_series(1, $2::integer) n`,
    [ADDRESSES, SUBSCRIBERS],
  );
  try {
    const { doc } = await api<{ doc: { id: number } }>('POST', '/campaigns', {
      subject: SUBJECT,
      content: await letter(pool),
    });
    const progress = () => api<CampaignProgress>('GET', `/campaigns/${doc.id}/progress`);
    // The visitor's first pages may have to be made.
    await pause(IDLE_MS / 3);
    reads.length = 0;
    await pause(IDLE_MS);
    const idle = reads.splice(0);
    const before = megabytesOf(url);

    await api('POST', `/campaigns/${doc.id}/send`, {});
    const start = performance.now();
    let most = before;
    let now = await progress();
    while (now.status !== 'done') {
      if (now.status !== 'sending') throw new Error(`the campaign is ${now.status}`);
      await pause(LOOK_MS);
      most = Math.max(most, megabytesOf(url));
      now = await progress();
    }
    const seconds = (performance.now() - start) / 1_000;
    const busy = reads.splice(0);
    await pause(1_500);

    const perSecond = now.sent / seconds;
    const [calm, meanwhile] = [p95(idle), p95(busy)];
    const rows: Row[] = [
      row(
        'recipients, sent, taken by the mail server',
        `${now.recipients}, ${now.sent}, ${received()}`,
      ),
      row('seconds', seconds.toFixed(1)),
      row('mails/s', perSecond.toFixed(0), `${GOALS.perSecond}`, perSecond >= GOALS.perSecond),
      row(
        'memory of the server before, at most',
        `${before}, ${most} MB`,
        `+${GOALS.megabytes} MB`,
        most - before < GOALS.megabytes,
      ),
      row(`p95 of a page, idle (${idle.length} pages)`, `${calm.toFixed(2)} ms`),
      row(
        `p95 of a page meanwhile (${busy.length} pages)`,
        `${meanwhile.toFixed(2)} ms, ${(meanwhile / calm).toFixed(2)} times`,
        `${GOALS.p95} times`,
        meanwhile <= calm * GOALS.p95,
      ),
      row('pages that failed', String([...idle, ...busy].filter(({ isGood }) => !isGood).length)),
    ];
    console.table(rows);
  } finally {
    await clear(pool);
  }
}

function row(what: string, figure: string, goal = '', isMet = true): Row {
  return { what, figure, goal: goal === '' ? '' : `${goal} ${isMet ? 'met' : 'missed'}` };
}

const p95 = (reads: Read[]) =>
  percentile(
    reads.map(({ milliseconds }) => milliseconds),
    0.95,
  );

async function openApi(url: string) {
  const cookie = await signInAdmin(url);
  return async <Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie, origin: url },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    // The border to our own endpoints.
    return (await response.json()) as Answer;
  };
}

/** Some sentences and four gifts. */
async function letter(pool: Pool) {
  const { rows } = await pool.query<{ id: number }>(
    "select id from gifts where _status = 'published' order by id limit 4",
  );
  const text = 'Separamos ideias que cabem no bolso e no domingo de quem você gosta. ';
  const leaf = { type: 'text', version: 1, text: text.repeat(3), format: 0, mode: 'normal' };
  const paragraph = { type: 'paragraph', version: 1, children: [leaf] };
  const fields = {
    id: '65f0c0ffee65f0c0ffee65f0',
    blockType: 'gifts',
    gifts: rows.map(({ id }) => id),
  };
  const block = { type: 'block', version: 2, format: '', fields };
  return { root: { type: 'root', version: 1, children: [paragraph, block, paragraph] } };
}

async function clear(pool: Pool): Promise<void> {
  const ours = '(select id from campaigns where subject = $1)';
  await pool.query(
    `update campaigns set status = 'cancelled', finished_at = now() where id in ${ours}`,
    [SUBJECT],
  );
  await pool.query(`delete from outbox where campaign_id in ${ours}`, [SUBJECT]);
  await pool.query('delete from campaigns where subject = $1', [SUBJECT]);
  await pool.query('delete from subscribers where email like $1', [ADDRESSES]);
}
